import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { Section } from '../../../ui/layout/section.tsx'
import { ProductTile } from './product-tile.tsx'
import { Carousel, carouselSizes } from './carousel.tsx'
import { ProductCount } from './product-count.tsx'

/** A titled row of selected products that scrolls horizontally. */
export function ProductRow({ title, products }: { title: string; products: Tile[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title} action={<ProductCount of={products} />}>
      <Carousel label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} sizes={carouselSizes} />
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
