import type { Product } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { product } from '../../../test/sample-catalog.ts'
import { asChosen, pathTo } from './as-chosen.ts'
import { comparisonRows, differs, hasSeveralPrices } from './comparison-rows.ts'

const row = (products: Product[], title: string) =>
  comparisonRows(products).find((found) => found.title === title)?.texts

const [first] = product.variants
if (!first) throw new Error('the sample has variants')
const single: Product = {
  ...product,
  id: 7,
  options: [],
  variants: [first],
  specifications: [
    { title: 'Kleur', value: 'salie' },
    { title: 'Gewicht', value: '2 kg' },
  ],
}

it('has a row for every property that one of the products has, with empty cells for the others', () => {
  expect(comparisonRows([product, single]).map(({ title }) => title)).toEqual([
    'Levertijd',
    'Voorraad',
    'Maat',
    'Kleur',
    'Materiaal',
    'Wassen',
    'Sluiting',
    'Gewicht',
  ])
  expect(row([product, single], 'Gewicht')).toEqual(['', '2 kg'])
  expect(row([product, single], 'Sluiting')).toEqual(['Knopen', ''])
})

it('shows a property that is an option of one product and a specification of another as one row', () => {
  const colours = product.options[1]?.values.map(({ title }) => title).join(', ')
  expect(row([product, single], 'Kleur')).toEqual([colours, 'salie'])
})

const member = (id: number, colour: string) => ({
  id,
  slug: colour,
  title: colour,
  values: [{ title: colour, color: null }],
  image: null,
  variants: [],
})

it('shows the colour of a product in a family, and the number of other colours', () => {
  const family = { title: 'Getij', attributes: ['Kleur'], members: [member(3, 'wit'), member(7, 'zand')] }
  expect(row([{ ...single, family }], 'Kleur')).toEqual(['zand (of 1 andere)'])
})

it('shows the number of sizes and colours of a product', () => {
  const gone = { ...first, available: false }
  expect(
    row(
      [single, { ...single, variants: [first, gone] }, { ...single, available: false, variants: [gone] }],
      'Voorraad',
    ),
  ).toEqual(['Leverbaar', '1 van 2 uitvoeringen leverbaar', 'Tijdelijk niet leverbaar'])
})

it('marks a price that is the lowest of several', () => {
  expect([product, single, { ...single, configurable: true }].map(hasSeveralPrices)).toEqual([
    true,
    false,
    true,
  ])
})

it('counts an empty cell beside a filled one as a difference', () => {
  expect([differs(['a', 'a']), differs(['a', '']), differs(['a'])]).toEqual([false, true, false])
})

it('shows the variant that was chosen: its price, size and stock', () => {
  const [, other] = product.variants
  if (!other) throw new Error('the sample has several variants')
  const chosen = asChosen(
    { ...product, variants: [first, { ...other, available: false }] },
    `${product.slug}/${other.id}`,
  )
  expect([chosen.price, hasSeveralPrices(chosen)]).toEqual([other.price, false])
  expect(row([chosen], 'Maat')).toEqual([other.values[0]])
  expect(row([chosen], 'Voorraad')).toEqual(['Tijdelijk niet leverbaar'])
  expect(pathTo(chosen, `${product.slug}/${other.id}`)).toBe(`/${product.slug}.html?v=${other.id}`)
  expect(asChosen(product, `${product.slug}/999999`)).toBe(product)
  expect(asChosen(product, product.slug)).toBe(product)
})

it('shows a configurable bed in the size that was chosen: its price, picture and configurator', () => {
  const size = {
    title: '160x200 cm',
    configuration: 'dimension:160x200',
    price: { price: 164_500, priceOld: null },
  }
  const image = { file: 'bed-160', alt: 'Bed', width: 1500, height: 1500 }
  const bed: Product = { ...single, configurable: true, sizes: [{ ...size, image }] }
  const entry = `${bed.slug}/dimension:160x200`
  const chosen = asChosen(bed, entry)
  expect([chosen.price.price, hasSeveralPrices(chosen), chosen.images[0]]).toEqual([164_500, false, image])
  expect(row([chosen], 'Maat')).toEqual(['160x200 cm'])
  expect(pathTo(chosen, entry)).toBe(`/configurator/boxsprings/${bed.slug}/?config=dimension:160x200`)
  expect(asChosen(bed, `${bed.slug}/dimension:90x200`)).toBe(bed)
})
