import type { Listing } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import styles from './subcategory-links.module.css'

export function SubcategoryLinks({ subcategories }: Pick<Listing['category'], 'subcategories'>) {
  if (subcategories.length === 0) return null
  return (
    <nav aria-label="Subcategorieën">
      <ul className={styles.links}>
        {subcategories.map(({ title, path }) => (
          <li key={path}>
            <Link to={paths.category(path)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
