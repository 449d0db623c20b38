import * as catalog from 'shared-types/contracts/catalog'
import * as provider from 'shared-types/contracts/provider/catalog'
import { describe, expect, test } from 'vitest'
import { overview, product, reviews, tile } from '../../../test/catalogue-double.ts'
import { read } from '../../../test/read.ts'
import { toListing, toProduct, toTiles } from './map.ts'

const tilesOf = (...products: object[]) => toTiles(read(provider.ProductTiles, { products }))

describe('euros become cents', () => {
  test.each([
    [19.99, 1999],
    [0.1, 10],
    [1.1, 110],
    [4.35, 435],
    [1134.55, 113_455],
    [0, 0],
    [100_000, 10_000_000],
  ])('%d is %d', (euros, cents) => {
    const tiles = tilesOf({ ...tile, price: { price: euros, price_old: euros } })
    expect(tiles.products[0]?.price).toEqual({ price: cents, priceOld: cents })
  })
  test('a price without a reduction has no old price', () => {
    const tiles = tilesOf({ ...tile, price: { price: 5, price_old: null } })
    expect(tiles.products[0]?.price.priceOld).toBeNull()
  })
})

test('a tile has a brand and a category, and hides the size 0x0', () => {
  const tiles = catalog.ProductTiles.parse(tilesOf(tile))
  expect(tiles.products[0]).toMatchObject({
    brand: { title: 'Morgendauw', slug: 'morgendauw' },
    mainCategory: 'Dekbedovertrek',
    options: ['140x200'],
    priceFrom: true,
    review: { averageScore: 4.4, count: 12 },
  })
})

test('a listing has filters, sort orders and paging', () => {
  const listing = catalog.Listing.parse(toListing(read(provider.CategoryOverview, overview)))
  expect(listing.filters[0]).toMatchObject({
    urlKey: 'ae-maat',
    attributes: [{ rawUrl: '240x220', count: 1 }],
  })
  expect(listing.pagination.pageLinks).toEqual({ previous: null, next: null, range: '1-1' })
  expect(listing.meta.title).toBe('Dekbedovertrekken | Sluimer')
})

test('an option without real sizes is removed from the product and from its variants', () => {
  const { options, variants } = catalog.Product.parse(toProduct(read(provider.Product, product)))
  expect(options.map(({ title }) => title)).toEqual(['Maat'])
  expect(variants.map(({ values }) => values)).toEqual([['140x200']])
})

test('an option without real sizes is removed from the members of the family too', () => {
  const member = { id: 7, slug: 'wit', title: 'Wit', values: [{ title: 'wit', color: null }], image: null }
  const family = {
    title: 'Katoen',
    attributes: ['Kleur'],
    members: [{ ...member, variants: [{ id: 71, values: ['140x200', '0x0'], available: true }] }],
  }
  const shown = catalog.Product.parse(toProduct(read(provider.Product, { ...product, family })))
  expect(shown.family?.members[0]?.variants[0]?.values).toEqual(shown.variants[0]?.values)
})

test('a review has an author, a text, an answer and whether the product was bought', () => {
  const reshaped = read(catalog.ProductReviews, reviews)
  expect(reshaped.reviews[0]).toEqual({
    id: 1,
    displayName: 'Zoë',
    score: 5,
    title: 'Heerlijk',
    content: 'Slaapt als op een wolk.',
    verified: true,
    createdAt: '2026-10-01T08:00:00.000Z',
    answer: { content: 'Wat fijn om te lezen!', createdAt: '2026-10-02T08:00:00.000Z' },
  })
})

test('a category path has a kind', () => {
  const route = {
    kind: 'text',
    id: 9,
    path: 'showrooms',
    slug: 'showrooms',
    title: 'Showrooms',
    number_of_filters: 0,
    advice: 'dekbed',
    advice_path: 'dekbed',
  }
  expect(read(catalog.CategoryRoute, { ...route, kind: 'text' })).toEqual({
    kind: 'text',
    id: 9,
    path: 'showrooms',
    title: 'Showrooms',
    numberOfFilters: 0,
    advice: 'dekbed',
    advicePath: 'dekbed',
  })
})
