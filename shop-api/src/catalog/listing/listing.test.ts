import { eq } from 'drizzle-orm'
import request from 'supertest'
import { V1Error } from 'shared-types/errors'
import { CategoryOverview, CategoryPath } from 'shared-types/contracts/provider/catalog'
import type { WireOf } from 'shared-types/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../../../test/catalogue-fixtures.ts'
import { category as categoryTable } from '../../db/schema/products/catalog.ts'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'

let shop: ShopUnderTest

const day = (date: number) => new Date(Date.UTC(2026, 0, date))

/*
 * slug    price  size          colour        popularity
 * a       10     smal          wit           30
 * b       20     smal          zand          50
 * c       30     breed         wit           20
 * d       40     smal, breed   wit, zand     40
 * e       50     breed         groen         10, nothing in stock
 * hidden  15     smal          wit           not active
 */
beforeAll(async () => {
  shop = await openShopUnderTest()
  const { addProduct } = await fillCatalogue(shop.db)
  await addProduct({
    slug: 'a',
    priceCents: 1000,
    values: ['smal', 'wit'],
    popularity: 30,
    createdAt: day(3),
    reviewAverage: 4,
  })
  await addProduct({
    slug: 'b',
    priceCents: 2000,
    values: ['smal', 'zand'],
    popularity: 50,
    createdAt: day(1),
    reviewAverage: 5,
  })
  await addProduct({
    slug: 'c',
    priceCents: 3000,
    values: ['breed', 'wit'],
    popularity: 20,
    createdAt: day(5),
    reviewAverage: 3,
  })
  await addProduct({
    slug: 'd',
    priceCents: 4000,
    values: ['smal', 'breed', 'wit', 'zand'],
    popularity: 40,
    createdAt: day(4),
    reviewAverage: 2,
  })
  await addProduct({
    slug: 'e',
    priceCents: 5000,
    values: ['breed', 'groen'],
    popularity: 10,
    createdAt: day(2),
    reviewAverage: 1,
    stock: 0,
  })
  await addProduct({ slug: 'hidden', priceCents: 1500, values: ['smal', 'wit'], active: false })
})
afterAll(() => shop.close())

const ask = (path: string, query: Record<string, string>) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)

const listing = async (path: string, querystring = '') => {
  const response = await ask('/v1/catalog/overview/category', { path, querystring })
  expect(response.status).toBe(200)
  return readAnswer(CategoryOverview, response)
}

type Overview = WireOf<typeof CategoryOverview>

const slugs = ({ products }: Overview) => products.map(({ slug }) => slug).join('')

const counts = ({ filters }: Overview, code: string) =>
  Object.fromEntries(
    (filters.find(({ url_key }) => url_key === code)?.attributes ?? []).map(({ raw_url, count }) => [
      raw_url,
      count,
    ]),
  )

const collapsed = ({ filters }: Overview) =>
  filters.map(({ url_key, is_collapsed }) => [url_key, is_collapsed])

const attribute = ({ filters }: Overview, code: string, slug: string) =>
  filters.find(({ url_key }) => url_key === code)?.attributes.find(({ raw_url }) => raw_url === slug)

describe('a listing', () => {
  it('shows the products for sale, most popular first', async () => {
    const shown = await listing('proef/lakens')
    expect(slugs(shown)).toBe('bdace')
    expect(shown.pagination).toMatchObject({ total: 5, subtotal: 5, page: 1, page_count: 1 })
    expect(shown.breadcrumbs).toEqual([
      { title: 'Proef', path: 'proef' },
      { title: 'Proeflakens', path: 'proef/lakens' },
    ])
  })

  it('contains only listed subcategories', async () => {
    const { category } = await listing('proef/lakens')
    expect(category.subcategories.map(({ path }) => path)).toEqual(['proef/lakens/hoes'])
  })

  it('contains sanitised texts', async () => {
    const { category } = await listing('proef/lakens')
    expect(category.description).toBe('<p>Lakens</p>')
  })

  it('has an introduction of plain text', async () => {
    const intro = 'Dons & wol, van < 200 gram'
    await shop.db.update(categoryTable).set({ intro }).where(eq(categoryTable.path, 'proef/lakens'))
    expect((await listing('proef/lakens')).category.intro).toBe(intro)
  })

  it('contains the data of a tile: prices and stock of its available variants, or of all when sold out', async () => {
    const { products } = await listing('proef/lakens')
    const tile = products.find(({ slug }) => slug === 'a')
    expect(tile).toMatchObject({
      price: { price: 15, price_old: null },
      price_from: false,
      sku: 'a-2',
      available: true,
      stock_score: 25,
      options: [{ title: 'Smal' }],
    })
    expect(products.find(({ slug }) => slug === 'e')).toMatchObject({
      price_from: true,
      available: false,
      stock_score: 0,
    })
  })

  it.each([
    ['prijs-oplopend', 'abcde'],
    ['prijs-aflopend', 'edcba'],
    ['nieuwste', 'cdaeb'],
    ['best-beoordeeld', 'bacde'],
  ])('sorts by %s', async (sort, order) => {
    const shown = await listing('proef/lakens', `tn_sort=${sort}`)
    expect(slugs(shown)).toBe(order)
    expect(shown.sort.find(({ is_selected }) => is_selected)?.raw_url).toBe(sort)
  })
})

describe('filtering a listing', () => {
  it('is widened by values of one filter, and narrowed by another filter', async () => {
    expect(slugs(await listing('proef/lakens/proef-kleur/wit'))).toBe('dac')
    expect(slugs(await listing('proef/lakens/proef-kleur/wit_groen'))).toBe('dace')
    expect(slugs(await listing('proef/lakens/proef-kleur/wit_groen/proef-maat/breed'))).toBe('dce')
    expect(slugs(await listing('proef/lakens/proef-kleur/wit', 'tn_fk_ae-prijs=10-30'))).toBe('ac')
  })

  it('counts the results of each value, ignoring the choice in the same filter', async () => {
    const shown = await listing('proef/lakens/proef-kleur/wit', 'tn_fk_ae-prijs=10-30')
    // Other colours at this price, regardless of the chosen colour.
    expect(counts(shown, 'proef-kleur')).toEqual({ wit: 2, zand: 1, groen: 0 })
    // Sizes of white products at this price.
    expect(counts(shown, 'proef-maat')).toEqual({ smal: 1, breed: 1 })
  })

  it('links each value to a URL with the counted number of products', async () => {
    const shown = await listing('proef/lakens/proef-maat/breed')
    const colours = shown.filters.find(({ url_key }) => url_key === 'proef-kleur')?.attributes ?? []
    expect(colours).toHaveLength(3)
    for (const { url, count } of colours) {
      const { pathname, search } = new URL(url, 'http://shop.example')
      expect((await listing(pathname, search)).pagination.total).toBe(count)
    }
  })

  it('has one URL per state, and links to the first page', async () => {
    const first = await listing('proef/lakens/proef-kleur/wit/proef-maat/smal', 'tn_sort=nieuwste')
    const second = await listing('proef/lakens/proef-maat/smal/proef-kleur/wit', 'tn_sort=nieuwste')
    const address = '/proef/lakens/proef-maat/smal/proef-kleur/wit_zand/?tn_sort=nieuwste'
    expect(attribute(first, 'proef-kleur', 'zand')?.url).toBe(address)
    expect(attribute(second, 'proef-kleur', 'zand')?.url).toBe(address)
    expect(attribute(first, 'proef-kleur', 'wit')).toMatchObject({
      is_selected: true,
      url: '/proef/lakens/proef-maat/smal/?tn_sort=nieuwste',
    })
  })

  it('gives the slider the full range and the chosen range', async () => {
    const shown = await listing('proef/lakens/proef-kleur/wit', 'tn_fk_ae-prijs=15-35')
    const price = shown.filters.find(({ url_key }) => url_key === 'ae-prijs')
    expect(price).toMatchObject({ selection_type: 'slider', nr_of_attributes_selected: 1 })
    expect(price?.attributes.map(({ raw_url }) => raw_url)).toEqual(['10', '40', '15', '35'])
    expect(price?.attributes.map(({ url }) => url)).toContain('/proef/lakens/proef-kleur/wit/')
  })

  it('expands as many groups as the category specifies, and those with a choice', async () => {
    expect(collapsed(await listing('proef/lakens'))).toEqual([
      ['proef-maat', false],
      ['proef-kleur', true],
      ['ae-prijs', true],
    ])
    expect(collapsed(await listing('proef/lakens/proef-kleur/zand'))).toContainEqual(['proef-kleur', false])
  })

  it('is empty but found when no product matches', async () => {
    const shown = await listing('proef/lakens/proef-kleur/groen/proef-maat/smal')
    expect(shown.pagination).toMatchObject({ total: 0, page_links: { range: '0-0', next: null } })
  })
})

describe('a URL that is not a listing', () => {
  it.each([
    ['an unknown category', 'bestaat-niet'],
    ['an unknown filter', 'proef/lakens/proef-vorm/rond'],
    ['an unknown value', 'proef/lakens/proef-kleur/paars'],
    ['a filter without values', 'proef/lakens/proef-kleur'],
    ['an overview', 'proef'],
    ['only slashes', '//'],
    ['a quote', "proef/lakens'--"],
  ])('%s is not found', async (_what, path) => {
    const response = await ask('/v1/catalog/overview/category', { path })
    expect(response.status).toBe(404)
    expect(V1Error.parse(response.body).code).toBe('not_found')
  })

  it('with a null byte is refused', async () => {
    const response = await ask('/v1/catalog/overview/category', { path: 'proef/\0' })
    expect(response.status).toBe(422)
  })

  it('with a page after the last is not found', async () => {
    const response = await ask('/v1/catalog/overview/category', {
      path: 'proef/lakens',
      querystring: 'tn_p=2',
    })
    expect(response.status).toBe(404)
  })

  it('with an unreadable query parameter is refused with its name', async () => {
    const response = await ask('/v1/catalog/overview/category', {
      path: 'proef/lakens',
      querystring: 'tn_fk_ae-prijs=duur&tn_p=nul',
    })
    expect(response.status).toBe(422)
    expect(Object.keys(V1Error.parse(response.body).errors ?? {})).toEqual([
      'querystring.tn_fk_ae-prijs',
      'querystring.tn_p',
    ])
  })

  it('is not accessible without a bearer', async () => {
    const response = await request(shop.app.server).get('/v1/catalog/overview/category?path=proef/lakens')
    expect(response.status).toBe(401)
  })
})

describe('the kind of page at a path', () => {
  it.each([
    ['proef', { kind: 'overview', path: 'proef' }],
    ['/proef/lakens/', { kind: 'listing', path: 'proef/lakens', number_of_filters: 1 }],
    ['proef/lakens/proef-kleur/wit', { kind: 'listing', path: 'proef/lakens' }],
    ['proef/lakens/test', { kind: 'listing', title: '[TEST]' }],
  ])('%s', async (path, expected) => {
    const response = await ask('/v1/catalog/category/path', { path })
    expect(readAnswer(CategoryPath, response)).toMatchObject(expected)
  })

  it('is not found for filters after an overview', async () => {
    expect((await ask('/v1/catalog/category/path', { path: 'proef/proef-kleur/wit' })).status).toBe(404)
  })
})
