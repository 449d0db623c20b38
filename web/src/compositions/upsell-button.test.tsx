import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ProductTile } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { productTiles } from '../../test/sample-catalog.ts'
import { UpsellButton } from './upsell-button.tsx'

const show = (fields: Partial<ProductTile>) => {
  const [tile] = productTiles.products
  if (!tile) throw new Error('there is no sample tile')
  return renderToStaticMarkup(
    <StaticRouter location="/cart/">
      <UpsellButton product={{ ...tile, options: ['60x70 cm'], ...fields }} />
    </StaticRouter>,
  )
}

it('adds a product that comes in one variant', () => {
  expect(show({ variantCount: 1 })).toContain('<button')
})

it('leads to a product with something to choose, also in one size', () => {
  const html = show({ variantCount: 3 })
  expect(html).not.toContain('<button')
  expect(html).toMatch(/<a [^>]*href="\/[^"]+\.html"[^>]*>Maak je keuze<\/a>/)
})
