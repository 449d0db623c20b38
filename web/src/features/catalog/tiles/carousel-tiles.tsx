import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { track } from '../../../analytics/track.ts'
import { Tracked } from '../../../analytics/ecommerce/tracked.tsx'
import { trackedTile } from '../../../analytics/ecommerce/tracked-product.ts'
import { ProductTile } from './product-tile.tsx'
import { Carousel, carouselSizes } from './carousel.tsx'

interface CarouselTilesProps {
  title: string
  products: Tile[]
  /** The URL of a tile's link; by default the product's page. */
  linkOf?: (product: Tile) => string
}

/** Products in a scrollable row: one, two or three at a time (spec §9), and part of the next. */
export function CarouselTiles({ title, products, linkOf }: CarouselTilesProps) {
  const list = { listId: title, listName: title }
  return (
    <>
      <Tracked event={() => ({ event: 'view_item_list', ...list, items: products.map(trackedTile) })} />
      <Carousel label={title}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              to={linkOf?.(product)}
              sizes={carouselSizes}
              onOpen={() => track({ event: 'select_item', ...list, items: [trackedTile(product, index)] })}
            />
          </li>
        ))}
      </Carousel>
    </>
  )
}
