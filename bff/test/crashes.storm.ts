import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { afterEach, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { eventually } from './front-desk.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { buyUntil, checkAccounts, openStormShop, prepareStorm, type StormShop } from './storm-shop.ts'

const kills = 12
const buyersAtOnce = 8

let shop: StormShop
afterEach(() => shop.close())

const longest = (times: number[]) => Math.round(Math.max(...times))

test('shop-api is killed twelve times under a load of orders', async ({ task }) => {
  shop = await openStormShop()
  const { articles, stocks } = await prepareStorm(shop)
  const untilReady: number[] = []
  const killRepeatedly = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(1_000 + 1_500 * Math.random())
      await shop.shopApi.kill()
      const begun = performance.now()
      await shop.shopApi.start()
      untilReady.push(performance.now() - begun)
    }
    await sleep(1_000)
  }
  const { purchases, statuses } = await buyUntil(shop, articles, buyersAtOnce, killRepeatedly())

  expect(await checkAccounts(shop, purchases, stocks)).toEqual([])
  expect(statuses.get(500) ?? 0).toBe(0)
  const acknowledged = purchases.filter(({ outcome }) => outcome === 'acknowledged')
  expect(acknowledged.length).toBeGreaterThan(kills)
  held(task, {
    fault: '`kill -9` of shop-api',
    measured: `12 times in an order storm: ${acknowledged.length} of ${purchases.length} orders acknowledged, all there once; ready again after at most ${longest(untilReady)} ms`,
  })
})

test('PostgreSQL is killed three times under load', async ({ task }) => {
  shop = await openStormShop()
  const { articles, stocks } = await prepareStorm(shop)
  const away: number[] = []
  const pauses = new Set<string | null>()
  let refusals = 0
  const killPostgres = async () => {
    for (let kill = 0; kill < 3; kill += 1) {
      await sleep(2_000)
      const { send } = openBrowser(shop.publicUrl)
      process.kill(await shop.postmasterPid(), 'SIGKILL')
      const begun = performance.now()
      await sleep(50)
      // A change shows that the database has recovered.
      await eventually(async () => {
        const answer = await send('POST', apiPaths.cartItems, { itemId: articles[0], quantity: 1 }).catch(
          () => null,
        )
        if (answer?.status === 503) {
          refusals += 1
          pauses.add(answer.headers.get('retry-after'))
        }
        return answer?.status === 200
      })
      away.push(performance.now() - begun)
      expect([shop.shopApi.isRunning(), shop.bff.isRunning()]).toEqual([true, true])
    }
  }
  const { purchases, statuses } = await buyUntil(shop, articles, buyersAtOnce, killPostgres())

  expect(await checkAccounts(shop, purchases, stocks)).toEqual([])
  expect(statuses.get(500) ?? 0).toBe(0)
  // Without a refusal there is no Retry-After to check.
  expect(refusals).toBeGreaterThan(0)
  expect(pauses).not.toContain(null)
  expect(purchases.filter(({ outcome }) => outcome === 'acknowledged').length).toBeGreaterThan(3)
  held(task, {
    fault: 'PostgreSQL dies or restarts',
    measured: `killed 3 times under load: ${refusals} changes refused with Retry-After, ${purchases.length} orders, none lost or doubled; recovered after at most ${longest(away)} ms`,
  })
})
