import type { ProductTile as Tile } from 'shared-types/api/catalog'
import styles from './product-grid.module.css'
import { ProductTile } from './product-tile.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'

/** How wide a tile is beside the filters. */
export const gridSizes =
  '(width >= 1344px) 238px, (width >= 1200px) calc(25vw - 98px), (width >= 992px) calc(33vw - 116px), calc(50vw - 24px)'

/** Spec §9: the first tiles load at once, the others when they come near. */
const eagerTiles = 3

const loadOf = (index: number) => {
  if (index === 0) return 'first'
  return index < eagerTiles ? 'eager' : 'lazy'
}

export function ProductGrid({ products }: { products: Tile[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} sizes={gridSizes} load={loadOf(index)} />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridSkeleton() {
  return (
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <TileSkeleton key={key} />
      ))}
    </div>
  )
}
