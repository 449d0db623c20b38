import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteOptions } from 'fastify'
import type { V1Error } from 'shared-types/errors'
import { documents } from 'shared-types/contracts/content'
import type { Brands } from 'shared-types/contracts/catalog'
import type { CategoryPath, Product } from 'shared-types/contracts/provider/catalog'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArticle } from '../../shop-api/test/articles.ts'
import { bedRequest } from '../../shop-api/test/configured-bed.ts'
import { choose } from '../../shop-api/test/pay-page.ts'
import { ensureShopDetails } from '../../shop-api/test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { newShopper } from '../../shop-api/test/shopper.ts'
import { tokenInMail } from '../../shop-api/test/token-in-mail.ts'
import { type FrontDesk, openFrontDesk } from './front-desk.ts'
import { callsOf, email, named, password, type World } from './spec-calls.ts'

interface Route {
  method: string
  url: string
  onlyOnce: boolean
}

let shop: ShopUnderTest
let desk: FrontDesk
let prepared: Awaited<ReturnType<typeof prepare>>
const provided: Route[] = []
const offered: Route[] = []
const into =
  (routes: Route[]) =>
  ({ method, url, config }: RouteOptions) =>
    void routes.push(
      ...[method].flat().map((one) => ({ method: one, url, onlyOnce: config?.onlyOnce === true })),
    )

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true, onRoute: into(provided) })
  await ensureShopDetails(shop.db)
  desk = await openFrontDesk(shop.url, { onRoute: into(offered) })
  prepared = await prepare()
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

/** A customer with a paid order, a subscription and something in the cart. */
const prepare = async () => {
  const shopper = newShopper(shop)
  const profile = { type: 'private', first_name: 'Zoë', last_name: 'de Vries', phone: '', company: '' }
  await shopper.ask('POST', '/v1/customer', { ...profile, email, password })
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await shopper.ask('POST', '/v1/customer/email/confirm', { token, password })
  await shopper.ask('POST', '/v1/customer/login', { username: email, password })
  const article = await makeArticle(shop.db)
  await shopper.fillIn(article)
  const { body: payment } = await shopper.press()
  await choose(payment.url, 'paid')
  const { body: cart } = await shopper.add(article)
  const read = async <T>(path: string, method: 'GET' | 'POST' = 'GET') =>
    (await shopper.ask<T>(method, path)).body
  const bed = await read<Product>('/v1/catalog/product/hotel-boxspring-set')
  const { brands } = await read<Brands>('/v1/catalog/brands')
  const { id: category } = await read<CategoryPath>('/v1/catalog/category/path?path=dekbed')
  const { subscription } = await read<CustomerSubscription>('/v1/customer/subscription', 'POST')
  const world: World = {
    product: bed.id,
    category,
    brand: brands[0]?.slug ?? '',
    bed: bed.id,
    bedToAdd: await bedRequest(shop.db),
    article,
    line: cart.items[0]?.id ?? 0,
    order: payment.order_id,
    subscription: subscription?.id ?? '',
  }
  return { shopper, world }
}

const inWords = (params: object = {}) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]))

/** The route that answers a path: `/v1/order/:id` for `/v1/order/5a1b…`. */
const routeFor = ({ method, url }: Omit<Route, 'onlyOnce'>, routes: Route[]) => {
  const matching = routes.filter((route) => {
    const pattern = route.url.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')
    return route.method === method && new RegExp(`^${pattern}$`).test(url.replace(/\/$/, ''))
  })
  // A literal path comes before one with a parameter.
  return matching.toSorted((a, b) => Number(a.url.includes(':')) - Number(b.url.includes(':')))[0]
}

/** The source text of a package, without its tests. */
const sourcesOf = (folder: string) => {
  const root = join(import.meta.dirname, '../..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
}

/** One declaration answers all documents of content, at both servers. */
const documentsAt = (path: string) => Object.keys(documents).map((key) => `${path}/${key}`)

/** Maps `/v1/order/:id` to `/v1/order/*`. */
const shapeOf = (path: string) => path.replaceAll(/:\w+/g, '*').replace(/\/$/, '')

/** The paths of the provider that a source text names, with the words before them: `.put(v1.cartItem`. */
const namedPaths = (source: string) =>
  [
    ...source.matchAll(
      /(?:\.(get|post|put|delete)\(|(\bforwardBody|\bforwardUnlessBot)\(\s*shopApi,|\bforwardForm\(\s*shopApi,\s*'(\w+)',)?\s*(?:pathOf\()?\bv1\.(\w+)(?:, \{ key: '([\w-]+)' \})?/g,
    ),
  ].map(([, verb, forwarded, formVerb, name = '', key = ':key']) => ({
    method: verb ?? formVerb ?? (forwarded && 'post'),
    shape: shapeOf(v1[name as keyof typeof v1].replace(':key', key)),
  }))

/** The calls to the provider in a source text: `.put(v1.cartItem` is `PUT /v1/cart/item`, `forwardBody` and `forwardUnlessBot` post, `forwardForm` names its verb. */
const callsIn = (source: string): string[] =>
  namedPaths(source).flatMap(({ method, shape }) => (method ? [`${method.toUpperCase()} ${shape}`] : []))

const write = ({ method, url }: Omit<Route, 'onlyOnce'>) => `${method} ${url}`

const request = async (path: string, cookie = '') => {
  const { statusCode, body } = await shop.app.inject({
    url: path,
    headers: { authorization: shop.bearer, cookie },
  })
  return { status: statusCode, body }
}

describe('parameters of spec §7', () => {
  test('search_term gives the same results as tn_q', async () => {
    const found = await request('/v1/catalog/search?tn_q=hoeslaken')
    expect(JSON.parse(found.body)).toMatchObject({ outcome: 'found' })
    expect(await request('/v1/catalog/search?search_term=hoeslaken')).toEqual(found)
  })

  test('fullPath is a page of the brand listing', async () => {
    const products = `/v1/catalog/overview/brand/products?brand=${prepared.world.brand}`
    const plain = await request(products)
    expect(plain.status).toBe(200)
    expect(await request(`${products}&fullPath=/brands/${prepared.world.brand}/2/&func=loadMore`)).toEqual(
      plain,
    )
    for (const path of ['/brands/', '/brands/another/', `/merken/${prepared.world.brand}/`])
      expect((await request(`${products}&fullPath=${path}`)).status).toBe(422)
  })

  test('email of a subscription must be that of the account; any other is unknown, whether subscribed or not', async () => {
    const { cookie } = prepared.shopper.jar
    await newShopper(shop).ask('POST', '/v1/content/newsletter/subscribe', {
      email: 'listed@example.com',
    })
    const path = '/v1/customer/subscription'
    const [listed, unlisted, own, none] = await Promise.all(
      ['?email=listed@example.com', '?email=unlisted@example.com', `?email=${email}`, ''].map((query) =>
        request(path + query, cookie),
      ),
    )
    expect(listed).toMatchObject({ status: 404 })
    expect(unlisted).toEqual(listed)
    expect(own).toMatchObject({ status: 200 })
    expect(none).toMatchObject({ status: 422 })
  })
})

describe('the calls of spec §7', () => {
  test('are answered with the names of the spec', async () => {
    const { shopper, world } = prepared
    const calls = callsOf(world)
    for (const [method, path, params, refused] of calls) {
      const inQuery = method === 'GET' || method === 'DELETE'
      const query = inQuery && params ? `?${new URLSearchParams(inWords(params))}` : ''
      const response = await shop.app.inject({
        method,
        url: path + query,
        headers: { authorization: shop.bearer, cookie: shopper.jar.cookie },
        ...(inQuery || !params ? {} : { payload: params }),
      })
      const [session] = response.cookies
      if (session?.value) shopper.jar.cookie = `${session.name}=${session.value}`
      const code = response.statusCode < 300 ? 'done' : response.json<V1Error>().code
      expect
        .soft(`${method} ${path}: ${code}`, response.body.slice(0, 200))
        .toBe(`${method} ${path}: ${refused ?? 'done'}`)
    }
    expect(calls.length).toBeGreaterThan(70)
  })
})

describe('idempotent changes', () => {
  test('are the same routes at the bff and at the provider', () => {
    const honoured = new Set(
      provided
        .filter(({ onlyOnce, url }) => onlyOnce && url.startsWith('/v1/'))
        .map(({ method, url }) => `${method} ${shapeOf(url)}`),
    )
    const blocks = sourcesOf('bff/src/routes').split(/(?=\bapp\.(?:get|post|put|delete)\(\s*apiPaths)/)
    const differing = blocks.filter((block) => {
      const isHonoured = callsIn(block).some((call) => honoured.has(call))
      return isHonoured !== block.includes('onlyOnce: true')
    })
    expect(differing).toEqual([])
    expect(offered.filter(({ onlyOnce }) => onlyOnce)).toHaveLength(honoured.size)
  })
})

describe('every route has a caller', () => {
  test('at the provider: the bff calls it, or spec §7 names it', async () => {
    const source = sourcesOf('bff/src')
    const mentioned = new Set([
      ...namedPaths(source).map(({ shape }) => shape),
      ...documentsAt('/v1/content'),
    ])
    const inSpec = new Set(
      callsOf(prepared.world).map(([method, url]) => routeFor({ method, url }, provided)),
    )
    const unused = provided.filter(
      (route) =>
        route.url.startsWith('/v1/') &&
        !route.url.startsWith('/v1/payment/webhook/') &&
        route.method !== 'HEAD' &&
        !mentioned.has(shapeOf(route.url)) &&
        !inSpec.has(route),
    )
    expect(mentioned.size).toBeGreaterThan(60)
    expect(unused.map(write)).toEqual([])
  })

  test('in spec §7: the bff makes each call with its method', () => {
    const shapes = new Set([...callsIn(sourcesOf('bff/src')), ...documentsAt('GET /v1/content')])
    const withoutCaller = callsOf(prepared.world)
      .map(([method, url]) => routeFor({ method, url }, provided))
      .filter((route) => !route || !shapes.has(`${route.method} ${shapeOf(route.url)}`))
    expect(withoutCaller.map((route) => route && write(route))).toEqual([
      // Only for a front end without the bff.
      'GET /v1/catalog/configurator/hotel-boxspring-set.json',
      // Proxied as bytes.
      'GET /v1/customer/orders/:id/invoice',
      // Called by the service login.
      'POST /login',
    ])
  })

  test('at the bff: web calls it by its path, or spec §7 names it', () => {
    const web = sourcesOf('web/src')
    const called = Object.entries(apiPaths).filter(([name]) => new RegExp(`apiPaths\\.${name}\\b`).test(web))
    const shownDocuments = [...web.matchAll(/[dD]ocument\('([\w-]+)'\)/g)].map(
      ([, key]) => `/api/content/${key}`,
    )
    const urls = [
      ...called.flatMap(([, path]) =>
        typeof path === 'string' ? [path] : 'pattern' in path ? [path.pattern] : [],
      ),
      ...shownDocuments,
      // One function builds all five paths.
      ...(['cart', 'browse', 'category', 'email', 'unsubscribe'] as const).map(apiPaths.abandonment),
    ]
    const unused = offered.filter(
      (route) =>
        /^\/api\/(?!docs|\*)/.test(route.url) &&
        !['HEAD', 'OPTIONS'].includes(route.method) &&
        !named.includes(write(route)) &&
        !urls.includes(route.url.replace(/\/\*?$/, '')),
    )
    expect(urls.length).toBeGreaterThan(50)
    expect(unused.map(write)).toEqual([])
  })
})
