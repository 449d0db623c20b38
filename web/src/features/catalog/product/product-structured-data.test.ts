import type { Product } from 'shared-types/contracts/catalog'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { product } from '../../../../test/sample-catalog.ts'
import { productStructuredData } from './product-structured-data.ts'

const Item = z.looseObject({ '@type': z.string(), name: z.string() })
const Group = Item.extend({ variesBy: z.array(z.string()), hasVariant: z.array(Item) })

/** As search engines read it. */
const dataOf = (of: Product): unknown =>
  JSON.parse(JSON.stringify(productStructuredData(of, (path) => `https://shop.example${path}`)))[0]

const [first] = product.variants
if (!first) throw new Error('the sample has variants')

it('offers each size and colour as a product with its own price, colour, cloth and size', () => {
  const group = Group.parse(dataOf({ ...product, family: null }))
  expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/size'])
  expect(group.hasVariant).toHaveLength(product.variants.length)
  const [maat, kleur] = first.values
  expect(group.hasVariant[0]).toMatchObject({
    '@type': 'Product',
    sku: first.sku,
    size: maat,
    color: kleur,
    material: product.specifications.find(({ title }) => title === 'Materiaal')?.value,
    offers: { '@type': 'Offer', price: (first.price.price / 100).toFixed(2), priceCurrency: 'EUR' },
  })
})

it('names the manufacturer of its brand, if the shop knows it', () => {
  const company = {
    name: 'Weverij Sproet',
    address: 'Spinnerij 4, 9711 AB Groningen',
    contact: 'info@sproet.example',
  }
  expect(dataOf({ ...product, manufacturer: { ...company, responsible: null } })).toMatchObject({
    manufacturer: {
      '@type': 'Organization',
      name: company.name,
      address: company.address,
      email: company.contact,
    },
  })
  const withContact = (contact: string) =>
    dataOf({ ...product, manufacturer: { ...company, contact, responsible: null } })
  expect(withContact('https://sproet.example')).toHaveProperty('manufacturer.url', 'https://sproet.example')
  // From before the rule: as an address it would be relative, or none.
  for (const contact of ['www.sproet.example', '050 123 45 67'])
    expect(withContact(contact)).not.toHaveProperty('manufacturer.url')
  expect(dataOf(product)).not.toHaveProperty('manufacturer.name')
})

const member = (id: number, colour: string, cloth: string) => ({
  id,
  slug: `${colour}-${cloth}`,
  title: `Duinpan ${colour}, ${cloth}`,
  values: [
    { title: colour, color: '#ddccbb' },
    { title: cloth, color: null },
  ],
  image: null,
  variants: [],
})

it('names the other products of the family, with colour and cloth, at their own pages', () => {
  const family = {
    title: 'Duinpan',
    attributes: ['Kleur', 'Stof'],
    members: [member(product.id, 'zand', 'katoen'), member(8, 'wit', 'linnen')],
  }
  const group = Group.parse(dataOf({ ...product, options: [], variants: [first], family }))
  expect(group).toMatchObject({ name: 'Duinpan', productGroupID: 'Duinpan' })
  expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/material'])
  const {
    hasVariant: [own, sibling],
  } = group
  expect(own).toMatchObject({ color: 'zand', material: 'katoen' })
  expect(sibling).toEqual({
    '@type': 'Product',
    name: 'Duinpan wit, linnen',
    url: 'https://shop.example/wit-linnen.html',
    color: 'wit',
    material: 'linnen',
  })
})

it('is a single product with one variant and no family', () => {
  const data = Item.parse(dataOf({ ...product, family: null, options: [], variants: [first] }))
  expect(data['@type']).toBe('Product')
  expect(data).toMatchObject({ offers: { price: (first.price.price / 100).toFixed(2) } })
})
