import { eq } from 'drizzle-orm'
import request from 'supertest'
import { Product, ProductTiles, Sitemap } from 'shared-types/contracts/provider/catalog'
import { ProductReviews } from 'shared-types/contracts/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '../../../test/catalogue-fixtures.ts'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { brand, product } from '../../db/schema/products/catalog.ts'
import { review } from '../../db/schema/review.ts'

let shop: ShopUnderTest
let white: number

const day = (date: number) => new Date(Date.UTC(2026, 4, date))

beforeAll(async () => {
  shop = await openShopUnderTest()
  const { addProduct } = await fillCatalogue(shop.db)
  white = await addProduct({
    slug: 'proef-wit',
    priceCents: 1999,
    values: ['smal', 'wit'],
    description: '<p>Wit <a href="javascript:alert(1)">laken</a><img src=x onerror=alert(1)></p>',
  })
  await addProduct({ slug: 'proef-zand', priceCents: 2999, values: ['breed', 'zand'] })
  await addProduct({ slug: 'proef-ook-wit', priceCents: 2499, values: ['smal', 'wit'] })
  await addProduct({ slug: 'proef-op', priceCents: 2499, values: ['smal', 'wit'], stock: 0, popularity: 999 })
  await addProduct({ slug: 'proef-weg', priceCents: 2499, values: ['smal', 'wit'], active: false })
})
afterAll(() => shop.close())

const ask = (path: string, query: Record<string, string> = {}) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)

const status = async (path: string, query: Record<string, string> = {}) => (await ask(path, query)).status

const slugs = async (path: string, query: Record<string, string> = {}) =>
  readAnswer(ProductTiles, await ask(path, query)).products.map(({ slug }) => slug)

describe('a product', () => {
  it('is found by its slug and by its id', async () => {
    const bySlug = readAnswer(Product, await ask('/v1/catalog/product/proef-wit'))
    const byId = readAnswer(Product, await ask(`/v1/catalog/product/${white}`))
    expect(byId).toEqual(bySlug)
    expect(bySlug).toMatchObject({
      id: white,
      brand: { slug: 'proefmerk' },
      manufacturer: null,
      main_category: { path: 'proef/lakens' },
    })
  })

  it('names the manufacturer of its brand once the shop knows it', async () => {
    const company = { name: 'Proefweverij', address: 'Spinnerij 4, Groningen', contact: 'info@proef.example' }
    await shop.db
      .update(brand)
      .set({ manufacturer: { ...company, responsible: null } })
      .where(eq(brand.slug, 'proefmerk'))
    const { manufacturer } = readAnswer(Product, await ask('/v1/catalog/product/proef-wit'))
    expect(manufacturer).toEqual({ ...company, responsible: null })
  })

  it('starts with an available variant, has exact prices, and leaves out withdrawn variants', async () => {
    const shown = readAnswer(Product, await ask('/v1/catalog/product/proef-wit'))
    expect(shown.variants.map(({ sku, available }) => [sku, available])).toEqual([
      ['proef-wit-1', false],
      ['proef-wit-2', true],
    ])
    expect(shown).toMatchObject({
      sku: 'proef-wit-2',
      price: { price: 24.99, price_old: null },
      available: true,
    })
    expect(shown.variants[0]?.price).toEqual({ price: 19.99, price_old: 29.99 })
  })

  it('has the breadcrumbs of its main category', async () => {
    const shown = readAnswer(Product, await ask('/v1/catalog/product/proef-wit'))
    expect(shown.breadcrumbs.map(({ path }) => path)).toEqual(['proef', 'proef/lakens'])
  })

  it('has a sanitised text', async () => {
    const shown = readAnswer(Product, await ask('/v1/catalog/product/proef-wit'))
    expect(shown.description).toBe('<p>Wit <a>laken</a></p>')
  })

  it('has no description in the quick view, but what one must know before buying', async () => {
    const specifications = [{ title: 'Materiaal', value: '100% katoen' }]
    await shop.db.update(product).set({ specifications }).where(eq(product.id, white))
    const shown = readAnswer(Product, await ask('/v1/catalog/product/proef-wit', { debug: 'quickview' }))
    expect(shown).toMatchObject({ description: '', specifications, sku: 'proef-wit-2' })
  })

  it('that is sold out is shown but not available', async () => {
    const shown = readAnswer(Product, await ask('/v1/catalog/product/proef-op'))
    expect(shown).toMatchObject({ available: false, stock_score: 0 })
  })

  it.each([
    ['an unknown slug', '/v1/catalog/product/bestaat-niet'],
    ['an unknown id', '/v1/catalog/product/2147483647'],
    ['an id beyond the integer range', '/v1/catalog/product/99999999999999999999'],
    ['a product that is no longer sold', '/v1/catalog/product/proef-weg'],
    ['a slug like a prototype', '/v1/catalog/product/__proto__'],
  ])('%s is not found', async (_what, path) => {
    expect(await status(path)).toBe(404)
  })

  it('refuses an unknown view', async () => {
    expect(await status('/v1/catalog/product/proef-wit', { debug: 'everything' })).toBe(422)
  })
})

describe('related products', () => {
  it('are similar ones: first those in stock, the most similar first, without the product itself', async () => {
    expect(await slugs(`/v1/catalog/similar-products/${white}`)).toEqual([
      'proef-ook-wit',
      'proef-zand',
      'proef-op',
    ])
  })

  it('complement all articles in the cart', async () => {
    const both = await shop.db.select({ id: product.id }).from(product).where(eq(product.slug, 'proef-zand'))
    const ids = `${white},${both[0]?.id}`
    expect(await slugs('/v1/catalog/suggested-products', { ids })).toEqual(['proef-ook-wit', 'proef-op'])
  })

  it('are the popular products when no product is known', async () => {
    const featured = await slugs('/v1/catalog/featured-products')
    expect(featured.length).toBeGreaterThan(0)
    expect(featured).not.toContain('proef-op')
    expect(await slugs('/v1/catalog/suggested-products')).toEqual(featured)
    expect(await slugs('/v1/catalog/suggested-products', { ids: '2147483' })).toEqual(featured)
  })

  it('are not found for an unknown product', async () => {
    expect(await status('/v1/catalog/suggested-products/2147483647')).toBe(404)
  })

  it.each(['1;2', 'abc', '1,,2', '1'.repeat(20)])('refuse the ids %s', async (ids) => {
    expect(await status('/v1/catalog/suggested-products', { ids })).toBe(422)
  })
})

describe('reviews of a product', () => {
  beforeAll(async () => {
    await shop.db.insert(review).values([
      ...Array.from({ length: 11 }, (_, index) => ({
        productId: white,
        displayName: `Koper ${index + 1}`,
        email: `koper${index}@voorbeeld.example`,
        score: index < 8 ? 5 : 2,
        title: 'Fijn',
        content: '<b>Zacht</b>',
        verified: index === 0,
        createdAt: day(index + 1),
      })),
      { productId: white, displayName: 'Nog niet', score: 1, title: '', content: '', published: false },
    ])
  })

  it('come in pages of ten, newest first, and only published ones are counted', async () => {
    const first = readAnswer(ProductReviews, await ask(`/v1/catalog/product/${white}/reviews`))
    expect(first).toMatchObject({
      summary: { average_score: 4.2, count: 11 },
      score_counts: [0, 3, 0, 0, 8],
      pagination: { total: 11, page: 1, page_size: 10, page_count: 2 },
    })
    expect(first.reviews[0]).toMatchObject({ display_name: 'Koper 11', review_score: 2, verified: false })
    expect(first.reviews).toHaveLength(10)
    const second = readAnswer(
      ProductReviews,
      await ask(`/v1/catalog/product/${white}/reviews`, { page: '2' }),
    )
    expect(second.reviews.map(({ display_name, verified }) => [display_name, verified])).toEqual([
      ['Koper 1', true],
    ])
  })

  it('have a page size that can be chosen, within limits', async () => {
    const path = `/v1/catalog/product/${white}/reviews`
    const third = readAnswer(ProductReviews, await ask(path, { page: '3', page_size: '4' }))
    expect(third.pagination).toEqual({ total: 11, page: 3, page_size: 4, page_count: 3 })
    expect(third.reviews).toHaveLength(3)
    for (const page_size of ['0', '51', 'x']) expect(await status(path, { page_size })).toBe(422)
  })

  it("never contain the author's e-mail address", async () => {
    const { text } = await ask(`/v1/catalog/product/${white}/reviews`)
    expect(text).not.toContain('voorbeeld.example')
  })

  it.each([
    ['a page after the last', '/v1/catalog/product/ID/reviews', { page: '3' }, 404],
    ['page zero', '/v1/catalog/product/ID/reviews', { page: '0' }, 422],
    ['a page that is not a number', '/v1/catalog/product/ID/reviews', { page: 'x' }, 422],
    ['an unknown product', '/v1/catalog/product/2147483647/reviews', {}, 404],
    ['a malformed product id', '/v1/catalog/product/wit/reviews', {}, 404],
  ])('%s', async (_what, path, query, expected) => {
    expect(await status(path.replace('ID', String(white)), query)).toBe(expected)
  })
})

describe('the sitemap', () => {
  it('contains public pages only', async () => {
    const sitemap = readAnswer(Sitemap, await ask('/v1/catalog/sitemap'))
    const paths = sitemap.categories.map(({ path }) => path)
    expect(paths).toContain('proef/lakens')
    expect(paths).not.toContain('proef/lakens/test')
    const products = sitemap.products.map(({ slug }) => slug)
    expect(products).toContain('proef-op')
    expect(products).not.toContain('proef-weg')
    expect(sitemap.brands).toContainEqual({ slug: 'proefmerk', title: 'Proefmerk' })
  })
})

describe('products by id', () => {
  it('keep the requested order, include sold-out products, and omit products that are not sold', async () => {
    const [gone] = await shop.db.select({ id: product.id }).from(product).where(eq(product.slug, 'proef-weg'))
    const [soldOut] = await shop.db
      .select({ id: product.id })
      .from(product)
      .where(eq(product.slug, 'proef-op'))
    const ids = [soldOut?.id, gone?.id, white, 2147483].join(',')
    expect(await slugs('/v1/catalog/products', { ids })).toEqual(['proef-op', 'proef-wit'])
  })

  it('are refused for invalid ids', async () => {
    expect(await status('/v1/catalog/products')).toBe(422)
    expect(await status('/v1/catalog/products', { ids: 'a' })).toBe(422)
  })
})
