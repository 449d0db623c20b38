import type { RouteOptions } from 'fastify'
import { innerOf } from 'shared-types/schema-parts'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Response } from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { wrongRequests } from '../../shop-api/test/wrong-requests.ts'
import { type FrontDesk, openFrontDesk, problemOf } from './front-desk.ts'

let shop: ShopUnderTest
let desk: FrontDesk
const routes: RouteOptions[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url, { onRoute: (route) => routes.push(route) })
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

const fieldsOf = (answer: Response) => Object.keys(problemOf(answer).fields ?? {}).toSorted()

/** A browser with an article in its cart. */
const buyer = async () => {
  const browser = desk.browser()
  const itemId = await makeArticle(shop.db)
  await browser.post(apiPaths.cartItems).send({ itemId, quantity: 1 }).expect(200)
  return browser
}

test('placing an incomplete order names the fields of the forms', async () => {
  const answer = await (await buyer()).post(apiPaths.paymentUrl)
  expect(fieldsOf(answer)).toEqual(['billingAddress', 'customer', 'paymentMethod', 'shippingMethod'])
})

test('an advice names the parameter with an unknown answer', async () => {
  const read = await desk.browser().get(apiPaths.advice('dekbed', undefined, 'qs1=99999'))
  expect(fieldsOf(read)).toEqual(['answers'])
  const posted = await desk
    .browser()
    .post(apiPaths.advice('dekbed'))
    .send({ questions: { qs1: 99_999 } })
  expect(fieldsOf(posted)).toEqual(['questions.qs1'])
})

/** The fields that a route accepts. */
const namesOf = (schema: unknown): string[] => {
  const inner = schema instanceof z.core.$ZodType ? innerOf(schema) : {}
  return 'shape' in inner ? Object.keys(Object(inner.shape)) : []
}

test('the provider names no field that the request did not have', async () => {
  const browser = await buyer()
  const strange: string[] = []
  let refused = 0
  for (const route of routes.filter(({ url }) => url.startsWith('/api/'))) {
    const { body, querystring } = route.schema ?? {}
    const sent = ['onbekend', 'nested', 'body', 'query', '0']
    const known = new Set([...namesOf(body), ...namesOf(querystring), ...sent])
    for (const { method, url, payload } of wrongRequests(route)) {
      const call = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
      const answer = await browser[call[method]](url).send(payload)
      if (answer.ok) continue
      refused += 1
      for (const path of Object.keys(problemOf(answer).fields ?? {}))
        if (!known.has(path.split('.', 1)[0] ?? '')) strange.push(`${method} ${route.url} ${path}`)
    }
  }
  expect([...new Set(strange)]).toEqual([])
  expect(refused).toBeGreaterThan(300)
})
