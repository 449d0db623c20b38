import type { Sitemap } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { categoryTree } from './category-tree.ts'
import styles from './site-map.module.css'

interface Entry {
  title: string
  to: string
}

function Links({ links }: { links: Entry[] }) {
  return (
    <ul>
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

const categoryLink = ({ title, path }: { title: string; path: string }) => ({
  title,
  to: paths.category(path),
})

/** All pages of the shop except its products, in groups. */
export function SiteMap({ sitemap: { categories, brands, services, pages } }: { sitemap: Sitemap }) {
  return (
    <div className={styles.groups}>
      <section aria-labelledby="map-categories" className={styles.categories}>
        <h2 id="map-categories">Assortiment</h2>
        <ul className={styles.tree}>
          {categoryTree(categories).map(({ category, below }) => (
            <li key={category.path}>
              <Link to={paths.category(category.path)}>{category.title}</Link>
              {below.length > 0 && <Links links={below.map(categoryLink)} />}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="map-brands">
        <h2 id="map-brands">Merken</h2>
        <Links
          links={[
            { title: 'Alle merken', to: paths.brands() },
            ...brands.map(({ title, slug }) => ({ title, to: paths.brand(slug) })),
          ]}
        />
      </section>
      <section aria-labelledby="map-services">
        <h2 id="map-services">Klantenservice</h2>
        <Links links={services.map(({ title, slug }) => ({ title, to: paths.service(slug) }))} />
      </section>
      <section aria-labelledby="map-pages">
        <h2 id="map-pages">Lezen en meer</h2>
        <Links links={pages.map(categoryLink)} />
      </section>
    </div>
  )
}
