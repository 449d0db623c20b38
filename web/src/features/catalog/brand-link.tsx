import type { ProductTile } from 'shared-types/contracts/catalog'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import styles from './brand-link.module.css'

/** The brand above a product's title: it leads to all products of the brand. */
export function BrandLink({ brand: { title, slug } }: Pick<ProductTile, 'brand'>) {
  return (
    <p className={styles.brand}>
      <Link to={paths.brand(slug)}>{title}</Link>
    </p>
  )
}
