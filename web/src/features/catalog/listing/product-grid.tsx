import { memo, type ReactNode } from 'react'
import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { track } from '../../../analytics/track.ts'
import { trackedTile } from '../../../analytics/ecommerce/tracked-product.ts'
import styles from './product-grid.module.css'
import { ProductTile } from '../tiles/product-tile.tsx'
import { TileSkeleton } from '../tiles/tile-skeleton.tsx'

/** The width of a tile beside the filters; on a phone with very small pixels less, so that it loads 480 pixels. */
export const gridSizes =
  '(width < 40em) and (resolution >= 2.5dppx) calc(33vw - 16px), (width >= 84em) 238px, (width >= 75em) calc(25vw - 98px), (width >= 62em) calc(33vw - 116px), calc(50vw - 24px)'

const eagerTiles = 3

/** Spec §9: the pictures of the first tiles load at once, the others when they are near the viewport. */
export const loadOf = (index: number) => {
  if (index === 0) return 'first'
  return index < eagerTiles ? 'eager' : 'lazy'
}

/** Renders a product's actions besides opening it. Use one function for the whole visit. */
export type RenderActions = (product: Tile) => ReactNode

export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-product-list>
      {children}
    </ul>
  )
}

interface TilesProps {
  products: Tile[]
  /** Whether these are the first products shown. */
  first?: boolean
  renderActions?: RenderActions | undefined
  /** The listing's name as it is measured, and the position of the first product in it, from 0. */
  listId: string
  listName: string
  start: number
}

/** The products of one page. Memoised, so that loading another page does not render them again. */
export const Tiles = memo(function Tiles(props: TilesProps) {
  const { products, first = false, renderActions, listId, listName, start } = props
  return products.map((product, index) => (
    <li key={product.id}>
      <ProductTile
        product={product}
        sizes={gridSizes}
        load={first ? loadOf(index) : 'lazy'}
        actions={renderActions?.(product)}
        onOpen={() =>
          track({ event: 'select_item', listId, listName, items: [trackedTile(product, start + index)] })
        }
      />
    </li>
  ))
})

export function TileSkeletons({ count = 8 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} aria-busy="true">
      <TileSkeleton />
    </li>
  ))
}

export function ProductGridSkeleton() {
  return (
    <ProductGrid>
      <TileSkeletons />
    </ProductGrid>
  )
}
