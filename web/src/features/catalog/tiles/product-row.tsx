import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { Section } from '../../../ui/layout/section.tsx'
import { CarouselTiles } from './carousel-tiles.tsx'
import { ProductCount } from './product-count.tsx'

/** A titled row of selected products that scrolls horizontally. */
export function ProductRow({ title, products }: { title: string; products: Tile[] }) {
  if (products.length === 0) return null
  return (
    <Section title={title} action={<ProductCount of={products} />}>
      <CarouselTiles key={products.map(({ id }) => id).join()} title={title} products={products} />
    </Section>
  )
}
