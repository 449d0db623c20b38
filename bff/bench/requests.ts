// What one request costs at each server: requests per second, response times and processor time. Processor time
// varies less with other work on the machine; docs/scaling.md calculates with it.
import { SaveCustomerRequest } from 'shared-types/contracts/provider/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths } from 'shared-types/urls/api-paths'
import { toWire } from 'shared-types/wire'
import { pathOf } from 'shared-types/urls/path-pattern'
import { Pool } from 'undici'
import { z } from 'zod'
import { terms } from '../../shop-api/bench/questions.ts'
import { guest } from '../test/guest.ts'
import { articles } from './buyer.ts'
import { fire, fireOnce, type Load } from './fire.ts'
import { load } from './load.ts'
import { memory, processorTime } from './processor-time.ts'
import { startUnlimitedShop } from './unlimited-shop.ts'

const connections = 16
const seconds = 4
const orders = 1_000
/** Articles with less stock could sell out during the orders. */
const leastStock = 20

const categories = ['dekbedovertrek', 'hoeslaken', 'wonen', 'badtextiel', 'dekbed', 'matrassen']

const { shop, dataDir, bff, authorization, stop } = await startUnlimitedShop()
const pages = new Pool(bff, { connections: 8 })
const provider = new Pool(shop.shopApiUrl, { connections })

const headers = { authorization }

const pids = { bff: shop.pid('bff'), 'shop-api': shop.pid('shop-api') }
const timeNow = () => processorTime(pids, dataDir)

const rounded = (value: number) => Math.round(value * 100) / 100

interface Measured {
  requests: number
  perSecond: number
  p50: number
  p95: number
}

/** A line of the table. Warm-up requests come before `run`. */
const line = async (what: string, aim: string, run: () => Promise<Measured>) => {
  const before = timeNow()
  const { requests, perSecond, p50, p95 } = await run()
  const after = timeNow()
  const ms = (name: 'bff' | 'shop-api' | 'PostgreSQL') =>
    before && after ? rounded((after[name] - before[name]) / requests) : null
  return {
    what,
    'a second': Math.round(perSecond),
    aim,
    'p50 ms': rounded(p50),
    'p95 ms': rounded(p95),
    'CPU ms: bff': ms('bff'),
    'shop-api': ms('shop-api'),
    PostgreSQL: ms('PostgreSQL'),
  }
}

const steady = async (what: string, aim: string, given: Load) => {
  await fire(given, connections, 1)
  return line(what, aim, () => fire(given, connections, seconds))
}

const post = async (path: string, body: unknown, cookie = '') => {
  const answer = await provider.request({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  const text = await answer.body.text()
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
  return {
    answered: JSON.parse(text) as unknown,
    cookie: [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? cookie,
  }
}

const WireCart = z.object({
  totals: z.object({ grand_total: z.number() }),
  items: z.array(z.object({ stock: z.number() })),
})

const addToCart = async (article: number) => {
  const { answered, cookie } = await post(v1.cartItem, { item_id: article, quantity: 1 })
  const { totals, items } = WireCart.parse(answered)
  return { cookie, total: totals.grand_total, stock: items[0]?.stock ?? 0 }
}

/** A shopper at the order button. */
const atTheButton = async (article: number, email: string) => {
  const { cookie, total } = await addToCart(article)
  const step = {
    customer: { ...guest.customer, email },
    billingAddress: guest.billingAddress,
    shippingAddress: null,
  }
  await post(v1.checkoutCustomer, toWire(SaveCustomerRequest, step), cookie)
  await post(
    v1.checkoutPaymentMethod,
    { selected_shipping_method: 'standard', selected_payment_method: 'ideal' },
    cookie,
  )
  return { cookie, total }
}

const placeOrders = async (available: number[]) => {
  const stocks = new Map<number, number>()
  for (const article of available) stocks.set(article, (await addToCart(article)).stock)
  const wellStocked = available.filter((article) => (stocks.get(article) ?? 0) >= leastStock)
  const chosen = Array.from({ length: orders }, (_, index) => ({
    article: wellStocked[index % wellStocked.length] ?? 0,
    // The unpaid orders of one address are counted one after the other.
    email: `zoe-${index}@example.org`,
  }))
  const shoppers: { cookie: string; total: number }[] = []
  await load(chosen, connections, async ({ article, email }) =>
    shoppers.push(await atTheButton(article, email)),
  )
  return line('at shop-api: an order', '≥ 180', async () => {
    const placed = await load(shoppers, connections, ({ cookie, total }) =>
      post(v1.checkoutPaymentUrl, { expected_total: total }, cookie),
    )
    return { requests: orders, ...placed }
  })
}

try {
  const ids = Array.from({ length: 12 }, (_, batch) =>
    Array.from({ length: 20 }, (_tile, at) => batch * 20 + at + 1),
  )
  const tiles = await Promise.all(
    ids.map(async (batch) => {
      const { body } = await pages.request({ method: 'GET', path: apiPaths.products(batch) })
      return ProductTiles.parse(await body.json()).products
    }),
  )
  const slugs = tiles.flat().map(({ slug }) => slug)
  const available = await articles(pages)
  const at = (path: string) => `${shop.shopApiUrl}${path}`
  const html = slugs.map((slug) => `${bff}/${slug}.html`)
  const found = terms.map((term) => `${bff}/zoeken/?${new URLSearchParams({ tn_q: term })}`)
  const listings = categories.map((path) => `${bff}/${path}/`)
  // The first renders of a process take twice as long as later ones.
  const [warmUp, notCached] = [html.slice(0, html.length / 2), html.slice(html.length / 2)]
  await fireOnce({ urls: [...listings, ...warmUp] }, 4)

  process.stdout.write(`${connections} connections, load on the same cores:\n`)
  console.table([
    await line('a product page, not cached', '', () => fireOnce({ urls: notCached }, 4)),
    await line('a page of search results, not cached', '', () => fireOnce({ urls: found }, 4)),
    await steady('a product page, cached', '≥ 10000', { urls: html }),
    await steady('at shop-api: a product', '≥ 1500', {
      urls: slugs.map((slug) => at(pathOf(v1.product, { slugOrId: slug }))),
      headers,
    }),
    await steady('at shop-api: a listing', '≥ 1000', {
      urls: categories.map((path) => at(`${v1.overviewCategory}?${new URLSearchParams({ path })}`)),
      headers,
    }),
    await steady('at shop-api: a search', '≥ 500', {
      urls: terms.map((term) => at(`${v1.search}?${new URLSearchParams({ tn_q: term })}`)),
      headers,
    }),
    await steady('at shop-api: add to cart, a new session each', '≥ 600', {
      urls: [at(v1.cartItem)],
      bodies: available.map((article) => ({ item_id: article, quantity: 1 })),
      headers,
    }),
    await placeOrders(available),
  ])
  process.stdout.write('Megabytes of memory after it:\n')
  console.table([memory(pids, dataDir)])
} finally {
  await Promise.all([pages.close(), provider.close()])
  await stop()
}
