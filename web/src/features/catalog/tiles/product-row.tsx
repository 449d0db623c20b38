import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { Section } from '../../../ui/layout/section.tsx'
import styles from './product-strip.module.css'
import { ProductTile } from './product-tile.tsx'

const tileSizes = '(width >= 1344px) 296px, (width >= 992px) calc(25vw - 40px), (width >= 640px) 33vw, 62vw'

/** A titled row of selected products that scrolls horizontally. */
export function ProductRow({ title, products }: { title: string; products: Tile[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.strip} aria-label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} sizes={tileSizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
