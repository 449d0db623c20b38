import type { Sitemap } from 'shared-types/contracts/catalog'
import type { Image as ImageData } from 'shared-types/image'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { categoryTree } from './category-tree.ts'
import styles from './category-groups.module.css'

const sizes = '(width >= 84em) 660px, (width >= 62em) 54vw, (width >= 40em) 100vw, 170vw'

function Picture({ image }: { image: ImageData | null | undefined }) {
  if (!image) return <span className={styles.picture} />
  return <Image className={styles.picture} image={image} sizes={sizes} decorative />
}

/** All categories with pictures, each with links to its subcategories. */
export function CategoryGroups({ categories }: { categories: Sitemap['categories'] }) {
  return (
    <ul className={styles.groups}>
      {categoryTree(categories).map(({ category, below }) => (
        <li key={category.path} className={styles.group}>
          <Picture image={category.image ?? below.find(({ image }) => image)?.image} />
          <h2>
            <Link to={paths.category(category.path)} eager>
              {category.title}
            </Link>
          </h2>
          {below.length > 0 && (
            <ul className={styles.below}>
              {below.map(({ title, path }) => (
                <li key={path}>
                  <Link to={paths.category(path)}>{title}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
