import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOverload, percentile } from '../bench/overload-visitors.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { openStormShop, type StormShop } from './storm-shop.ts'

const seconds = 6
/** The share of the capacity. */
const leastServed = 0.8

let shop: StormShop
let visitors: ReturnType<typeof openOverload>
beforeAll(async () => {
  shop = await openStormShop({ bffEnv: { LIMIT_PER_SESSION: '1000000', LIMIT_PER_ADDRESS: '10000000' } })
  visitors = openOverload(shop.publicUrl, shop.publicUrl)
})
afterAll(async () => {
  await visitors?.close()
  await shop?.close()
})

const withCarts = <T>(load: Promise<T>) => Promise.all([load, visitors.buy(seconds)])

test('four times as many searches as the shop can serve', async ({ task }) => {
  await visitors.searchAtCapacity(seconds / 2)
  // With the same carts, which use a part of the capacity.
  const [before] = await withCarts(visitors.searchAtCapacity(seconds))
  const capacity = before.served / seconds
  const [over, carts] = await withCarts(visitors.searchAtRate(4 * capacity, seconds))
  // A machine with other work varies by more than a tenth between two measurements, so the capacity is measured again.
  const [after] = await withCarts(visitors.searchAtCapacity(seconds))

  const served = Math.round((100 * over.served) / Math.min(before.served, after.served))
  const refusedAfter = percentile(over.refusedAfter, 0.5)
  // What arrives is more than the capacity, or nothing is tested.
  expect(over.sent).toBeGreaterThan(2 * before.served)
  expect(before.failed + over.failed + after.failed).toBe(0)
  expect(over.refused).toBeGreaterThan(0)
  expect(served).toBeGreaterThanOrEqual(100 * leastServed)
  // At once: a refusal takes no longer than an answer, although it waits on the same event loop.
  expect(refusedAfter).toBeLessThanOrEqual(percentile(over.times, 0.95))
  expect(carts.served).toBeGreaterThan(seconds)
  expect(carts.refused).toBe(0)
  held(task, {
    fault: 'more load than capacity',
    measured: `four times as many searches: ${served} % of the capacity (${Math.round(capacity)} a second) served, ${over.refused} refused with Retry-After after ${refusedAfter} ms, all ${carts.served} calls of carts and checkouts served`,
  })
})
