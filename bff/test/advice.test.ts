import { Advice } from 'shared-types/contracts/advice'
import { Listing } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { tryAgain } from '../src/problem.ts'
import { openCatalogueDouble } from './catalogue-double.ts'
import { eventually, type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

// The real provider, with its own catalogue.
let shop: ShopUnderTest
let desk: FrontDesk

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
  await eventually(() => desk.bff.shopApi.loggedIn())
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const post = (code: string, body: object) => desk.browser().post(`/api/advice/${code}`).send(body)
const read = (path: string) => desk.browser().get(path)

test('an advice answers with an error when its provider stops in between', async () => {
  const provider = await openCatalogueDouble()
  const front = await openFrontDesk(provider.url)
  await eventually(() => front.bff.shopApi.loggedIn())
  await provider.close()
  const answers = { questions: { qs1: 3 } }
  const refused = await front.browser().post('/api/advice/dekbed').send(answers)
  expect(problemOf(refused)).toMatchObject({ status: 503, code: 'provider_unavailable', detail: tryAgain })
  const unread = await front.browser().get(apiPaths.advice('dekbed', undefined, 'qs1=3'))
  expect(problemOf(unread)).toMatchObject({ status: 503, detail: tryAgain })
  await front.close()
})

describe('advice', () => {
  test('is the same for answers in a body and in a URL, with the same number of products', async () => {
    const sent = await post('dekbed', { questions: { qs1: 3, qs2: 4, qs3: [3, 1] } })
    expect(sent.status).toBe(200)
    expect(sent.headers['cache-control']).toBe('private, no-store')
    const answer = await read(apiPaths.advice('dekbed', undefined, 'qs1=3&qs2=4&qs3=1&qs3=3'))
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const advice = Advice.parse(answer.body)
    expect(sent.body).toEqual(advice)

    const { pathname, search } = new URL(advice.resultUrl, 'http://shop.example')
    const list = await read(apiPaths.listing(pathname.replaceAll(/^\/|\/$/g, ''), search.slice(1)))
    expect(Listing.parse(list.body).pagination.total).toBe(advice.count)
    expect(advice.count).toBeGreaterThan(0)
  })

  test('is requested from the provider with the same method: posted answers are posted', async () => {
    const provider = await openCatalogueDouble()
    const front = await openFrontDesk(provider.url)
    await eventually(() => front.bff.shopApi.loggedIn())
    await front
      .browser()
      .post('/api/advice/dekbed')
      .send({ categoryId: 3, questions: { qs3: [3, 1], qs1: 3 } })
    await front.browser().get(apiPaths.advice('dekbed', undefined, 'qs1=3'))
    expect(provider.calls().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/catalog/guided-selling',
      'GET /v1/catalog/guided-selling?qs1=3&code=dekbed',
    ])
    await front.close()
    await provider.close()
  })

  test('is cached as one answer for all spellings of its URL', async () => {
    const answers = await Promise.all([
      read('/api/advice/matras?answers=qs2%3D1%26qs1%3D1'),
      read('/api/advice/matras?answers=qs1%3D1%26qs2%3D1&utm_source=brief'),
      post('matras', { questions: { qs2: [1], qs1: [1, 1] } }),
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test.each<[string, object]>([
    ['an unknown answer', { questions: { qs1: 99 } }],
    ['an unknown question', { questions: { qs99: 1 } }],
    ['words', { questions: { qs1: 'groot' } }],
    ['a malformed question', { questions: { groot: 1 } }],
    ['an unknown key', { prijs: 1 }],
    ['a list', []],
  ])('refuses %s as a wrong URL', async (_what, body) => {
    const problem = problemOf(await post('dekbed', body))
    expect(problem).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test.each([
    ['/api/advice/klamboe', 404],
    ['/api/advice/dekbed?category=1', 404],
    ['/api/advice/dekbed?category=x', 400],
    ['/api/advice/dekbed?answers=qs1%3D99', 400],
    ['/api/advice/dekbed?answers=qs1%3Dgroot', 400],
  ])('%s is %i', async (path, status) => expect(problemOf(await read(path)).status).toBe(status))
})
