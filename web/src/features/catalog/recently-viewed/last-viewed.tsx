import { paths } from '../../../paths.ts'
import { useLastViewed } from '../../../stores/last-viewed.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { CarouselTiles } from '../tiles/carousel-tiles.tsx'
import { useProducts } from '../use-products.ts'
import { ProductCount } from '../tiles/product-count.tsx'

const title = 'Laatst bekeken'

/** Recently viewed products that are still sold; `except` is the current product. */
export function LastViewed({ except }: { except: number }) {
  const viewed = useLastViewed()
  const ids = [...new Set(viewed.map(({ id }) => id))].filter((id) => id !== except)
  const { data } = useProducts(ids)
  const products = ids.flatMap((id) => data?.get(id) ?? [])
  if (products.length === 0) return null
  return (
    <Section title={title} action={<ProductCount of={products} />}>
      <CarouselTiles
        key={ids.join()}
        title={title}
        products={products}
        linkOf={({ id, slug }) => paths.product(slug, viewed.find((one) => one.id === id)?.vid)}
      />
    </Section>
  )
}
