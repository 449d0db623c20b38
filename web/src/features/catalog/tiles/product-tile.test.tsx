import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ProductTile as Tile } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { productTiles } from '../../../../test/sample-catalog.ts'
import { ProductTile } from './product-tile.tsx'

const show = (fields: Partial<Tile>) => {
  const [, tile] = productTiles.products
  if (!tile) throw new Error('there is no sample tile')
  return renderToStaticMarkup(
    <StaticRouter location="/dekbedovertrek/">
      <ProductTile product={{ ...tile, variantId: 71, ...fields }} sizes="100vw" />
    </StaticRouter>,
  )
}
const linkOf = (html: string) => /<h3[^>]*><a [^>]*href="([^"]*)"/.exec(html)?.[1]

it('leads to its product, at the lowest price', () => {
  const html = show({ priceFrom: true })
  expect(linkOf(html)).toBe('/uni-salie.html')
  expect(html).toContain('Vanaf')
})

it('leads to the variant that the filters chose, at its price', () => {
  const html = show({ variantChosen: true, priceFrom: false, options: ['240x220 cm'] })
  expect(linkOf(html)).toBe('/uni-salie.html?v=71')
  expect(html).toContain('240x220 cm')
  expect(html).not.toContain('Vanaf')
})

it('leads to the configurator in the size that the filters chose', () => {
  const html = show({ variantChosen: true, configurable: true, configuration: 'dimension:180x200' })
  expect(linkOf(html)).toBe('/configurator/boxsprings/uni-salie/?config=dimension:180x200')
})

it('shows that the chosen variant is sold out', () => {
  expect(show({ available: false })).toContain('Tijdelijk niet leverbaar')
  const html = show({ available: false, variantChosen: true })
  expect(html).toContain('Deze keuze is tijdelijk niet leverbaar')
  expect(html).toContain('Niet beschikbaar')
})

it('says in how many cloths its design comes', () => {
  expect(show({ cloths: 2 })).toContain('>2 stoffen<')
  expect(show({ cloths: null })).not.toContain('stoffen')
})

const messageOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

it.each([
  ['Dekbedovertrek Duinpan zand, halflinnen', 'zand, halflinnen', 'Dekbedovertrek Duinpan '],
  ['Boxspring Texel met verticale banen, beige', 'beige', 'Boxspring Texel met verticale banen'],
])('shows the design of %s first, and below it what differs, without changing its name', (...texts) => {
  const [title, detail, design] = texts
  const link = /<h3[^>]*>(.*?)<\/h3>/.exec(show({ title, detail }))?.[1] ?? ''
  expect(messageOf(link)).toBe(title)
  expect(link).toContain(`>${design}<span`)
  expect(link).toContain(`>${detail}</span>`)
})

it('leads to the page of its brand', () => {
  expect(show({ brand: { title: 'Huis Linnen', slug: 'huis-linnen' } })).toContain(
    'href="/brands/huis-linnen/">Huis Linnen</a>',
  )
})

it('shows one size, and how many others there are', () => {
  expect(show({ options: ['140x220 cm', '200x220 cm', '240x220 cm'] })).toMatch(/140x220 cm<.*> \+2</)
  expect(show({ options: ['rond 150 cm'] })).not.toContain(' +')
})

it('shows all that the filters chose', () => {
  const html = show({ options: ['Handdoek 50x100 cm', 'marine'], variantChosen: true })
  expect(html).toMatch(/Handdoek 50x100 cm · marine</)
  expect(html).not.toContain(' +')
})

it('shows a reduction in percent, unless it is less than one', () => {
  expect(show({ price: { price: 900, priceOld: 1000 } })).toContain('>-10%<')
  const html = show({ price: { price: 9950, priceOld: 9999 } })
  expect(html).toContain('99,99')
  expect(html).not.toContain('%<')
})
