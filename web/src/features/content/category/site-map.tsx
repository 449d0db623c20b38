import type { Sitemap } from 'shared-types/contracts/catalog'
import type { Link as LinkData } from 'shared-types/contracts/content'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { categoryTree } from './category-tree.ts'
import styles from './site-map.module.css'

function Links({ links }: { links: LinkData[] }) {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={link}>
          <Link to={link}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

function Group({ id, title, links }: { id: string; title: string; links: LinkData[] }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Links links={links} />
    </section>
  )
}

const categoryLink = ({ title, path }: { title: string; path: string }): LinkData => ({
  title,
  link: paths.category(path),
})

const adviceLinks = ({ categories }: Sitemap): LinkData[] =>
  categories
    .filter(({ advised }) => advised)
    .map(({ title, path }) => ({ title: `Keuzehulp ${title.toLowerCase()}`, link: paths.advice(path) }))

/** The links that do not lead to the same page as one of the others. */
const without = (links: LinkData[], others: LinkData[]): LinkData[] =>
  links.filter(({ link }) => !others.some((other) => other.link === link))

interface Props {
  sitemap: Sitemap
  /** Pages of customer service, including those that are not text pages. */
  serviceLinks: LinkData[]
}

/** All pages of the shop except its products, in groups. */
export function SiteMap({ sitemap, serviceLinks }: Props) {
  const { categories, brands, services, pages } = sitemap
  const texts = services.map(({ title, slug }) => ({ title, link: paths.servicePage(slug) }))
  return (
    <div className={styles.groups}>
      <section aria-labelledby="map-categories">
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
      <Group
        id="map-brands"
        title="Merken"
        links={[
          { title: 'Alle merken', link: paths.brands() },
          ...brands.map(({ title, slug }) => ({ title, link: paths.brand(slug) })),
        ]}
      />
      <Group
        id="map-services"
        title="Klantenservice"
        links={[...serviceLinks, ...without(texts, serviceLinks)]}
      />
      <Group id="map-pages" title="Lezen en meer" links={pages.map(categoryLink)} />
      <Group id="map-advices" title="Keuzehulpen" links={adviceLinks(sitemap)} />
    </div>
  )
}

/** On the customer service page: the links that its cards do not have. */
export function ServiceGroups({ sitemap, serviceLinks, shown }: Props & { shown: { path: string }[] }) {
  const cards = shown.map(({ path }) => ({ title: '', link: paths.category(path) }))
  return (
    <div className={styles.more}>
      <Group id="more-services" title="Meteen regelen" links={without(serviceLinks, cards)} />
      <Group id="more-advices" title="Hulp bij kiezen" links={adviceLinks(sitemap)} />
    </div>
  )
}
