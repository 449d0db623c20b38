import * as catalog from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { longestSegment } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

// The real provider, with its own catalogue.
let shop: ShopUnderTest
let desk: FrontDesk
let product: catalog.Product
let variants: catalog.Variant[]

const read = (path: string) => desk.browser().get(path)
const readAs = async <T>(path: string, contract: z.ZodType<T>): Promise<T> => {
  const answer = await read(path)
  expect(`${path} ${answer.status}`).toBe(`${path} 200`)
  return contract.parse(answer.body)
}

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
  await eventually(() => desk.bff.shopApi.loggedIn())
  const { products } = await readAs(apiPaths.listing('dekbedovertrek'), catalog.Listing)
  const whole = await Promise.all(products.map(({ slug }) => readAs(apiPaths.product(slug), catalog.Product)))
  product = whole[0]!
  variants = whole.flatMap((one) => one.variants)
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

describe('search and overviews', () => {
  test.each<[path: string, contract: z.ZodType]>([
    [apiPaths.search('dekbedovertrek'), catalog.SearchResults],
    [apiPaths.search('overtrek', { path: 'ae-kleur/wit', query: 'tn_sort=nieuwste' }), catalog.SearchResults],
    [apiPaths.searchSuggestions('dekb'), catalog.SearchSuggestions],
    [apiPaths.brands, catalog.Brands],
    [apiPaths.brand('duynhuys'), catalog.BrandListing],
  ])('%s answers by its contract and may be cached', async (path, contract) => {
    const answer = await read(path)
    expect(answer.status).toBe(200)
    expect(contract.safeParse(answer.body).error).toBeUndefined()
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.any(String),
      vary: 'Accept-Encoding',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const etag = String(answer.headers.etag)
    expect((await desk.browser().get(path).set('if-none-match', etag)).status).toBe(304)
  })

  test('a quick view is the product without the data that only its own page shows', async () => {
    const quick = await readAs(apiPaths.product(product.slug, 'quick'), catalog.Product)
    expect(quick).toMatchObject({ id: product.id, variants: product.variants })
    expect(JSON.stringify(quick).length).toBeLessThan(JSON.stringify(product).length)
    expect(problemOf(await read(apiPaths.product('nergens', 'quick')))).toMatchObject({ status: 404 })
    expect(problemOf(await read(`/api/catalog/products/${product.slug}?view=vreemd`)).status).toBe(422)
  })

  test.each([
    'x',
    '<script>alert(1)</script>',
    "'; drop table product; --",
    'a'.repeat(5000),
    '%_\\',
    '日本語',
  ])('a term like %.30s is searched without an error', async (term) => {
    const found = await readAs(
      `/api/catalog/search?${new URLSearchParams({ tn_q: term })}`,
      catalog.SearchResults,
    )
    expect(found.term.length).toBeLessThanOrEqual(100)
    await readAs(
      `/api/catalog/search/suggestions?${new URLSearchParams({ term })}`,
      catalog.SearchSuggestions,
    )
  })

  test('all values of a filter can be chosen', async () => {
    const { filters } = await readAs(apiPaths.search('katoen'), catalog.SearchResults)
    const sizes = filters.flatMap(({ attributes }) =>
      attributes.flatMap(({ url }) => /\/ae-maat\/([^/]+)/.exec(url)?.[1] ?? []),
    )
    const chosen = sizes.join('_')
    expect(chosen.length).toBeGreaterThan(longestSegment)
    const path = `ae-maat/${chosen}`
    await readAs(apiPaths.search('katoen', { path, query: '' }), catalog.SearchResults)
    expect((await read(`/zoeken/${path}/?tn_q=katoen`)).status).toBe(200)
  })

  test('a product with the longest slug has its page and its data', async () => {
    const id = await makeArticle(shop.db)
    const slug = 'a'.repeat(longestSegment)
    const query = 'update product set slug = $1 where id = (select product_id from variant where id = $2)'
    await shop.pool.query(query, [slug, id])
    await readAs(apiPaths.product(slug), catalog.Product)
    expect((await read(`/${slug}.html`)).status).toBe(200)
  })

  test('an unknown sort order gives the default one', async () => {
    const { sort } = await readAs(apiPaths.listing('dekbedovertrek', 'tn_sort=9;%20drop'), catalog.Listing)
    expect(sort.find(({ isSelected }) => isSelected)?.displayTitle).toBe('Aanbevolen')
  })

  test.each<[path: string, status: number]>([
    [apiPaths.search('dekbed', { path: 'ae-kleur/onzin', query: '' }), 404],
    [apiPaths.search('dekbed', { path: '', query: 'tn_p=999' }), 404],
    ['/api/catalog/search?tn_q=dekbed&query=tn_p%3Dx', 422],
    ['/api/catalog/search?tn_q=dekbed&path=..%2Fcart', 422],
    [apiPaths.brand('nergens'), 404],
    [apiPaths.brand('duynhuys', { path: '', query: 'tn_p=999' }), 404],
  ])('%s is refused with %d', async (path, status) => {
    expect(problemOf(await read(path)).status).toBe(status)
  })
})

describe('pages with search results and listings', () => {
  const robots = /<meta name="robots" content="noindex/

  test.each<[path: string, status: number, isHidden: boolean]>([
    ['/zoeken/?tn_q=dekbedovertrek', 200, true],
    ['/zoeken/2/?tn_q=dekbedovertrek', 200, true],
    ['/zoeken/', 200, true],
    ['/zoeken/999/?tn_q=dekbedovertrek', 404, true],
    ['/brands/', 200, false],
    ['/brands/duynhuys/', 200, false],
    ['/brands/duynhuys/ae-kleur/wit/', 200, true],
    ['/brands/nergens/', 404, true],
    ['/dekbedovertrek/', 200, false],
    ['/dekbedovertrek/ae-kleur/wit/', 200, true],
    ['/dekbedovertrek/ae-kleur/onzin/', 404, true],
    ['/dekbedovertrek/ae-onzin/wit/', 404, true],
    ['/dekbedovertrek/?tn_fk_ae-prijs=100-40', 200, true],
    ['/dekbedovertrek/?tn_fk_ae-prijs=duur', 200, false],
    ['/dekbedovertrek/?tn_p=999', 404, true],
    ['/dekbedovertrek/?tn_sort=onzin', 200, false],
    [`/zoeken/?tn_q=${'x'.repeat(5000)}`, 200, true],
  ])('%s is answered with %d; hidden from search engines: %s', async (path, status, isHidden) => {
    const page = await read(path)
    expect(page.status).toBe(status)
    expect(robots.test(page.text)).toBe(isHidden)
  })

  test('the search term is escaped', async () => {
    const page = await read(`/zoeken/?${new URLSearchParams({ tn_q: '<img src=x onerror=alert(1)>' })}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('<img src=x')
  })
})

const postReview = (body: object, id: number | string = product.id) =>
  desk.browser().post(`/api/catalog/products/${id}/reviews`).send(body)

const askForMail = (body: object) => desk.browser().post(apiPaths.backInStock).send(body)

describe('a review', () => {
  const review = {
    displayName: 'Zoë',
    email: 'zoe@example.org',
    reviewScore: 5,
    reviewTitle: 'Heerlijk zacht',
    reviewContent: 'Slaapt goed. <script>alert(1)</script>',
  }

  test('is accepted, and not shown before approval', async () => {
    const before = await readAs(apiPaths.productReviews(product.id), catalog.ProductReviews)
    const answer = await postReview(review)
    expect([answer.status, answer.headers.location]).toEqual([201, apiPaths.productReviews(product.id)])
    expect(catalog.ReviewPosted.parse(answer.body).message).not.toBe('')
    expect(answer.headers['cache-control']).toContain('no-store')
    const after = await read(`${apiPaths.productReviews(product.id)}?sort=highest`)
    expect(after.text).not.toContain('alert(1)')
    expect(catalog.ProductReviews.parse(after.body).summary).toEqual(before.summary)
  })

  test.each<[string, object, string]>([
    ['a score of 6', { reviewScore: 6 }, 'reviewScore'],
    ['no title', { reviewTitle: ' ' }, 'reviewTitle'],
    ['an invalid email address', { email: 'zoe' }, 'email'],
    ['a too long text', { reviewContent: 'x'.repeat(4001) }, 'reviewContent'],
    ['a null byte', { displayName: 'Zo\0' }, 'displayName'],
  ])('with %s gets a message at the field', async (_what, wrong, field) => {
    const problem = problemOf(await postReview({ ...review, ...wrong }))
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(Object.keys(problem.fields ?? {})).toEqual([field])
  })

  test('of an unknown product, or with unknown keys, is refused', async () => {
    expect(problemOf(await postReview(review, 999_999)).status).toBe(404)
    expect(problemOf(await postReview(review, 'x')).status).toBe(404)
    expect(problemOf(await postReview({ ...review, approved: true })).status).toBe(400)
  })
})

describe('a back-in-stock mail', () => {
  test('is promised for a sold-out variant', async () => {
    const [inStock, sold] = [true, false].map((there) => variants.find(({ stock }) => stock > 0 === there))
    const answer = await askForMail({ itemId: sold?.id, email: 'zoe@example.org' })
    expect(answer.status).toBe(200)
    expect(catalog.BackInStockPosted.parse(answer.body).message).toContain('mailen')
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(problemOf(await askForMail({ itemId: inStock?.id, email: 'zoe@example.org' })).detail).toContain(
      'op voorraad',
    )
  })

  test.each<[object, number]>([
    [{ itemId: 1, email: 'zoe' }, 422],
    [{ itemId: 'x', email: 'zoe@example.org' }, 422],
    [{ email: 'zoe@example.org' }, 422],
    [{ itemId: 999_999_999, email: 'zoe@example.org' }, 404],
  ])('is not promised to %j', async (body, status) => {
    expect(problemOf(await askForMail(body)).status).toBe(status)
  })
})
