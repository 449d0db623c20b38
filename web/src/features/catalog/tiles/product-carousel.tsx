import type { ProductTiles } from 'shared-types/contracts/catalog'
import { usePublic } from '../../../api/use-public.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { CarouselTiles } from './carousel-tiles.tsx'
import { Carousel } from './carousel.tsx'
import { TileSkeleton } from './tile-skeleton.tsx'
import { ProductCount } from './product-count.tsx'

interface Props {
  title: string
  /** `/api` URL of the products. */
  from: string
}

/** Products that go with a page. Renders nothing if they cannot be fetched. */
export function ProductCarousel({ title, from }: Props) {
  const { data, error } = usePublic<ProductTiles>(from)
  if (error || data === null || data?.products.length === 0) return null
  return (
    <Section title={title} below action={data && <ProductCount of={data.products} />}>
      {data ? (
        <CarouselTiles key={from} title={title} products={data.products} />
      ) : (
        <Carousel label={title}>
          {['a', 'b', 'c'].map((key) => (
            <li key={key}>
              <TileSkeleton />
            </li>
          ))}
        </Carousel>
      )}
    </Section>
  )
}
