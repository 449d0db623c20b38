import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as catalog from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import * as content from 'shared-types/contracts/content'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { tryAgain } from '../src/problem.ts'
import { fetchAtStart } from '../src/start-up-fetches.ts'
import { openCatalogueDouble, tile } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

let provider: Awaited<ReturnType<typeof openCatalogueDouble>>
let desk: FrontDesk

beforeEach(async () => {
  provider = await openCatalogueDouble()
  desk = await openFrontDesk(provider.url)
  await eventually(() => desk.bff.shopApi.loggedIn())
})
afterEach(async () => {
  await desk.close()
  await provider.close()
})

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(desk.url + path, { headers, redirect: 'manual' })

const everyRead: [path: string, contract: z.ZodType][] = [
  [apiPaths.shell, content.Shell],
  [apiPaths.footer, content.Footer],
  [apiPaths.menuPanels, content.MenuPanels],
  [apiPaths.homepage, content.Homepage],
  [apiPaths.servicePage('shipping-returns'), content.ServicePage],
  [apiPaths.categoryContent('boxspring'), content.CategoryContent],
  [apiPaths.categoryRoute('dekbedovertrek'), catalog.CategoryRoute],
  [apiPaths.listing('dekbedovertrek/ae-maat/240x220', 'tn_p=2'), catalog.Listing],
  [apiPaths.product('katoenen-dekbedovertrek'), catalog.Product],
  [apiPaths.relatedProducts(7), catalog.ProductTiles],
  [apiPaths.similarProducts(7), catalog.ProductTiles],
  [apiPaths.productReviews(7), catalog.ProductReviews],
  [apiPaths.productReviews(7, { page: 2 }), catalog.ProductReviews],
  [apiPaths.productReviews(7, { pageSize: 25 }), catalog.ProductReviews],
  [apiPaths.productReviews(7, { sort: 'lowest', stars: 2, q: 'te dun' }), catalog.ProductReviews],
  [apiPaths.featuredProducts, catalog.ProductTiles],
  [apiPaths.products([7, 9]), catalog.ProductTiles],
  [apiPaths.suggestedProducts([7, 9]), catalog.ProductTiles],
]

test('the first visitor gets menus, footer and home page from the start-up fetches', async () => {
  await fetchAtStart(desk.bff)
  const atStart = provider.calls().length
  expect(atStart).toBe(7)
  for (const path of [apiPaths.shell, apiPaths.footer, apiPaths.homepage])
    expect((await read(path)).status).toBe(200)
  expect(provider.calls()).toHaveLength(atStart)
})

describe('every public read', () => {
  test.each(everyRead)(
    '%s answers by its contract, may be cached and is the same for all visitors',
    async (path, contract) => {
      const answer = await read(path, { cookie: 'sluimer=canary' })
      expect(answer.status).toBe(200)
      expect(contract.safeParse(await answer.json()).error).toBeUndefined()
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"[\w-]{22}(?:-\w+)?"$/),
      })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(provider.calls().every(({ headers }) => headers.cookie === undefined)).toBe(true)
    },
  )

  test.each(everyRead)('%s answers from memory the second time', async (path) => {
    const first = await (await read(path)).text()
    const calls = provider.calls().length
    expect(await (await read(path)).text()).toBe(first)
    expect(provider.calls().length).toBe(calls)
  })

  test('passes its filters and paging on in the format of the provider', async () => {
    await read(apiPaths.listing('dekbedovertrek/ae-maat/240x220', 'tn_p=2&tn_sort=nieuwste&utm_source=mail'))
    const query = new URL(provider.calls()[0]?.url ?? '', provider.url).searchParams
    expect(Object.fromEntries(query)).toEqual({
      path: 'dekbedovertrek/ae-maat/240x220',
      querystring: 'tn_sort=nieuwste&tn_p=2',
    })
  })
})

test('a thousand requests for one uncached listing are one call to the provider', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => desk.app.inject(apiPaths.listing('dekbedovertrek'))),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(provider.calls()).toHaveLength(1)
})

test('all spellings of a query share one cached answer', async () => {
  const spellings = [
    '?path=dekbedovertrek&query=tn_sort%3Dnieuwste%26tn_p%3D2',
    '?query=tn_p%3D2%26tn_sort%3Dnieuwste&path=dekbedovertrek',
    '?path=%2Fdekbedovertrek%2F&query=tn_p%3D2%26utm_source%3Dx%26tn_sort%3Dnieuwste',
    '?path=dekbedovertrek&query=tn_p%3D2%26tn_sort%3Dnieuwste&utm_source=x&_=123&__proto__=1',
  ]
  for (const spelling of spellings) expect((await read(`/api/catalog/listing${spelling}`)).status).toBe(200)
  expect(provider.calls()).toHaveLength(1)
  await read('/api/catalog/suggested?ids=9,7')
  await read('/api/catalog/suggested?ids=7,9,7')
  expect(provider.calls()).toHaveLength(2)
})

test('no header changes the answer or appears in it', async () => {
  const plain = await (await read(apiPaths.shell)).text()
  const odd = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil', 'x-forwarded-proto': 'evil' }
  expect(await (await read(apiPaths.shell, odd)).text()).toBe(plain)
})

describe('cached bytes', () => {
  const listing = apiPaths.listing('dekbedovertrek')
  const bytesOf = async (encoding: string) => {
    const answer = await desk.app.inject({ url: listing, headers: { 'accept-encoding': encoding } })
    return { headers: answer.headers, bytes: answer.rawPayload }
  }

  test('are compressed as the browser accepts, and the same after decompression', async () => {
    const [plain, gzip, br] = await Promise.all(['identity', 'gzip', 'gzip, br'].map(bytesOf))
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(br?.headers['content-encoding']).toBe('br')
    expect(plain?.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(gzip!.bytes).equals(plain!.bytes)).toBe(true)
    expect(brotliDecompressSync(br!.bytes).equals(plain!.bytes)).toBe(true)
    expect(new Set([plain, gzip, br].map((one) => one?.headers.etag)).size).toBe(3)
  })

  test.each(['identity', 'gzip', 'br'])('in %s are not sent again for a known ETag', async (encoding) => {
    const { headers } = await bytesOf(encoding)
    for (const known of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`]) {
      const again = await desk.app.inject({
        url: listing,
        headers: { 'accept-encoding': encoding, 'if-none-match': String(known) },
      })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
    }
    const other = await desk.app.inject({ url: listing, headers: { 'if-none-match': '"other"' } })
    expect(other.statusCode).toBe(200)
  })

  test('are not sent for HEAD, which has their length', async () => {
    const head = await desk.app.inject({ method: 'HEAD', url: listing })
    const get = await desk.app.inject({ url: listing })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

describe('a missing resource', () => {
  test.each([
    apiPaths.product('nergens'),
    apiPaths.servicePage('nergens'),
    apiPaths.categoryRoute('nergens'),
    apiPaths.categoryContent('nergens'),
    apiPaths.listing('nergens'),
    apiPaths.relatedProducts(999),
    apiPaths.productReviews(999),
  ])('%s is a problem, with one call to the provider', async (path) => {
    const [first, second] = [await desk.browser().get(path), await desk.browser().get(path)]
    expect(problemOf(first)).toMatchObject({ status: 404, code: 'not_found' })
    expect(problemOf(second)).toMatchObject({ status: 404, code: 'not_found' })
    expect(provider.calls()).toHaveLength(1)
  })
  test('an unknown URL of /api never becomes a page', async () => {
    for (const path of ['/api', '/api/', '/api/nergens', '/api/catalog/nergens', '/api/cart.css']) {
      expect(problemOf(await desk.browser().get(path))).toMatchObject({ status: 404 })
    }
  })
})

describe('a wrong request', () => {
  test.each<[path: string, field: string]>([
    ['/api/catalog/listing', 'path'],
    ['/api/catalog/listing?path=', 'path'],
    ['/api/catalog/listing?path=../cart', 'path'],
    ['/api/catalog/listing?path=a%00b', 'path'],
    ['/api/catalog/listing?path=a&path=b', 'path'],
    ['/api/catalog/listing?path=a&query=tn_p%3D-1', 'query'],
    ['/api/catalog/listing?path=a&query=tn_fk_ae-prijs%3Dduur', 'query'],
    ['/api/catalog/products/7/reviews?page=0', 'page'],
    ['/api/catalog/products/7/reviews?pageSize=51', 'pageSize'],
    ['/api/catalog/products/7/reviews?stars=6', 'stars'],
    ['/api/catalog/suggested', 'ids'],
    ['/api/catalog/suggested?ids=1,x', 'ids'],
  ])('%s names the field and does not reach the provider', async (path, field) => {
    const problem = problemOf(await desk.browser().get(path))
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(Object.keys(problem.fields ?? {}).map((name) => name.split('.')[0])).toContain(field)
    expect(provider.calls()).toHaveLength(0)
  })

  test.each([
    '/api/catalog/products/x/related',
    '/api/catalog/products/1e9/reviews',
    '/api/catalog/products/%5C',
    '/api/content/service-pages/..%2f..%2fcart',
  ])('%s is not found and does not reach the provider', async (path) => {
    expect(problemOf(await desk.browser().get(path))).toMatchObject({ status: 404, code: 'not_found' })
    expect(provider.calls()).toHaveLength(0)
  })
})

describe('when the provider is down', () => {
  const product = apiPaths.product('katoenen-dekbedovertrek')

  test('cached answers are still sent, and other requests get a problem', async () => {
    const before = await (await read(product)).text()
    await provider.close()
    for (let time = 0; time < 3; time++) expect(await (await read(product)).text()).toBe(before)
    expect(problemOf(await desk.browser().get(apiPaths.homepage))).toMatchObject({
      status: 503,
      detail: tryAgain,
    })
  })

  test('a malformed answer is never sent; a previous one is sent instead', async () => {
    // Nothing is cached yet.
    provider.shop['/v1/catalog/product/katoenen-dekbedovertrek'] = { id: 'canary' }
    const answer = await desk.browser().get(product)
    expect(problemOf(answer)).toMatchObject({ status: 502 })
    expect(answer.text).not.toContain('canary')
  })

  test('it recovers automatically', async () => {
    provider.shop['/v1/catalog/featured-products'] = { products: 'nonsense' }
    expect((await read(apiPaths.featuredProducts)).status).toBe(502)
    provider.shop['/v1/catalog/featured-products'] = { products: [tile] }
    expect((await read(apiPaths.featuredProducts)).status).toBe(200)
  })
})
