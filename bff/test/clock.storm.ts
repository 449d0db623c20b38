import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { openShopper, openStormShop, prepareStorm, type StormShop } from './storm-shop.ts'

const shiftedClock = `--import=${join(import.meta.dirname, 'shifted-clock.mjs')}`

let shop: StormShop
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  shop = await openStormShop({
    env: { NODE_OPTIONS: shiftedClock, SHOP_API_METRICS_PORT: String(metricsPort) },
    bffEnv: { NODE_OPTIONS: shiftedClock },
  })
})
afterAll(() => shop?.close())

/** The service logins that shop-api has answered. */
const countLogins = async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = text.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/login"[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** The clock of each server jumps separately, as on two machines. */
const jump = async (server: 'bff' | 'shopApi') => {
  shop[server].signal('SIGURG')
  await sleep(200)
}

/** Puts an article on sale for an hour. Returns how to read its price below the regular one. */
const startSale = async () => {
  const { rows } = await shop.pool.query<{ id: number; regular: number }>(
    `insert into sale (variant_id, price_cents, starts_at, ends_at)
     select id, price_cents - 100, now() - interval '1 minute', now() + interval '1 hour' from variant
     where active and price_cents > 5000 and price_old_cents is null
       and not exists (select from promotion_price where variant_id = variant.id) order by id desc limit 1
     returning variant_id as id, price_cents + 100 as regular`,
  )
  const [sold] = rows
  return async () => {
    const found = await shop.pool.query<{ below: number }>(
      'select $1 - price_cents as below from variant where id = $2',
      [sold?.regular, sold?.id],
    )
    return found.rows[0]?.below
  }
}

test('the clocks jump a day ahead and back', async ({ task }) => {
  const { articles } = await prepareStorm(shop)
  const shopper = openShopper(shop)
  expect(await shopper.fillIn(articles[0] ?? 0, 'klok@example.org')).toBeNull()
  const before = await countLogins()
  expect(before).toBe(1)

  const quantities = async () => {
    const carts = await Promise.all(
      Array.from({ length: 40 }, async () => (await shopper.send('GET', apiPaths.cart)).body),
    )
    return new Set(carts.map((cart) => cart.totals?.totalQuantity))
  }
  const reduction = await startSale()
  await expect.poll(reduction, { timeout: 10_000 }).toBe(100)
  for (const server of ['bff', 'shopApi', 'bff', 'shopApi'] as const) {
    await jump(server)
    // Longer than a new token is protected against another login.
    await sleep(1_200)
    expect(await quantities()).toEqual(new Set([1]))
    expect(await reduction()).toBe(100)
  }
  const logins = (await countLogins()) - before
  expect(logins).toBeLessThanOrEqual(2)

  // A session that begins under a wrong clock ends, at most a day later than others.
  await jump('shopApi')
  await openShopper(shop).fillIn(articles[0] ?? 0, 'morgen@example.org')
  await jump('shopApi')
  const { rows } = await shop.pool.query<{ days: number }>(
    `select extract(day from max(expires_at) - now())::int as days from shopper_session`,
  )
  expect(rows[0]?.days).toBeLessThanOrEqual(31)

  const placed = await shopper.pressPay()
  expect(placed?.status).toBe(201)
  held(task, {
    fault: 'the clock of one server jumps by a day',
    measured: `ahead and back: 160 carts read, sessions continue, ${logins} service logins, a sale of an hour stays`,
  })
})
