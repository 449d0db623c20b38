import { useEffect } from 'react'
import { rememberViewed, useLastViewed } from '../../stores/last-viewed.ts'
import { Section } from '../../ui/section.tsx'
import { StripTiles } from './strip-tiles.tsx'
import { useProducts } from './use-products.ts'

interface LastViewedProps {
  /** In view now: remembered, and not shown among what was looked at before. */
  productId: number
  variantId: number
}

const title = 'Laatst bekeken'

/** What was looked at before in this browser, as far as it is still sold. */
export function LastViewed({ productId, variantId }: LastViewedProps) {
  useEffect(() => rememberViewed({ id: productId, vid: variantId }), [productId, variantId])
  const ids = [...new Set(useLastViewed().map(({ id }) => id))].filter((id) => id !== productId)
  const { data } = useProducts(ids)
  const products = ids.flatMap((id) => data?.get(id) ?? [])
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <StripTiles key={ids.join()} title={title} products={products} />
    </Section>
  )
}
