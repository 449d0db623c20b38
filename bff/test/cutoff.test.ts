import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { followCutoffs } from '../src/changes/follow-cutoffs.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'

let shop: ShopUnderTest
let desk: FrontDesk
const stop = new AbortController()

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T23:58:58+01:00'), toFake: ['Date'] })
  shop = await openShopUnderTest({ listen: true })
  desk = await openFrontDesk(shop.url)
})
afterAll(async () => {
  stop.abort()
  vi.useRealTimers()
  await desk.close()
  await shop.close()
})

test('a cached answer names the next day from the cut-off on', async () => {
  const following = followCutoffs(desk.bff.changes, { stopping: stop.signal })
  const deliveries = async () => {
    const { body } = await supertest(desk.url).get(apiPaths.listing('dekbedovertrek')).expect(200)
    return new Set(body.products.map(({ delivery }: { delivery: string }) => delivery))
  }
  expect(await deliveries()).toContain('Voor 23:59 besteld, vrijdag 20 november in huis')
  expect(desk.bff.changes.count()).toBe(0)

  // Only the clock has changed: the cached answer is one second old.
  vi.setSystemTime(new Date('2026-11-19T23:59:00+01:00'))
  await eventually(() => desk.bff.changes.count() === 1)
  const after = await deliveries()
  expect(after).toContain('Voor 23:59 besteld, maandag 23 november in huis')
  expect([...after].join()).not.toContain('vrijdag 20 november')
  stop.abort()
  await following
})
