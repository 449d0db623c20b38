import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPaths } from 'shared-types/urls/api-paths'
import { openMollieDouble, type MollieDouble } from '../../shop-api/test/mollie-double.ts'
import { brokenInvariants } from '../../shop-api/test/order-invariants.ts'
import { eventually } from './front-desk.ts'
import { held } from '../../shop-api/test/resiliency.ts'
import { openShopper, openStormShop, prepareStorm, type StormShop } from './storm-shop.ts'

/** In milliseconds. */
const mostWait = 60_000

let mollie: MollieDouble
let shop: StormShop
beforeAll(async () => {
  mollie = await openMollieDouble()
  shop = await openStormShop({
    main: 'shop-api/test/mollie-shop.ts',
    env: { MOLLIE_ENDPOINT: mollie.endpoint, NODE_TLS_REJECT_UNAUTHORIZED: '0' },
  })
})
afterAll(async () => {
  await shop?.close()
  await mollie.close()
})

/** A shopper whose press of the order button kills shop-api at that point of the call to Mollie. */
const pressAndKill = async (article: number, moment: 'before' | 'after') => {
  const email = `${moment}@example.org`
  const shopper = openShopper(shop)
  expect(await shopper.fillIn(article, email)).toBeNull()
  const { promise: killed, resolve } = Promise.withResolvers<void>()
  mollie.faults.atCreate = async (now) => {
    if (now !== moment) return
    delete mollie.faults.atCreate
    await shop.shopApi.kill()
    resolve()
  }
  expect((await shopper.send('POST', apiPaths.paymentUrl)).status).toBeGreaterThanOrEqual(502)
  await killed
  await shop.shopApi.start()
  return { email, shopper }
}

interface Stored {
  number: string
  providerId: string | null
  url: string | null
  state: string
}

const storedFor = async (email: string): Promise<Stored[]> => {
  const { rows } = await shop.pool.query<Stored>(
    `select number, provider_id as "providerId", url, "order".state from "order" join payment on order_id = "order".id
     where customer->>'email' = $1`,
    [email],
  )
  return rows
}
const isComplete = async ({ email }: { email: string }) => {
  const stored = await storedFor(email)
  return stored.length === 1 && stored[0]?.url !== null
}
const paymentsOf = (number: string) =>
  [...mollie.payments.values()].filter(({ body }) => body.description === `Bestelling ${number}`)

test('shop-api is killed before and after the payment is created at Mollie', async ({ task }) => {
  const { articles, stocks } = await prepareStorm(shop)
  const article = articles[0] ?? 0
  const begun = performance.now()
  const killed = [await pressAndKill(article, 'before'), await pressAndKill(article, 'after')]

  // The reconciliation completes both, without another press.
  await eventually(async () => (await Promise.all(killed.map(isComplete))).every(Boolean), mostWait)
  const seconds = Math.round((performance.now() - begun) / 1_000)

  for (const { email, shopper } of killed) {
    const [stored] = await storedFor(email)
    const number = stored?.number ?? ''
    // Another press returns the same order and its payment page.
    const again = await shopper.pressPay()
    expect(again?.body).toMatchObject({ orderNumber: number, url: stored?.url })
    const [payment, ...others] = paymentsOf(number)
    expect(others).toEqual([])
    expect(payment?.id).toBe(stored?.providerId)
    if (payment) payment.status = 'paid'
    const notice = { method: 'POST', body: new URLSearchParams({ id: payment?.id ?? '' }) }
    expect((await fetch(`${shop.publicUrl}/v1/payment/webhook/mollie`, notice)).status).toBe(200)
    expect((await storedFor(email)).map(({ state }) => state)).toEqual(['paid'])
  }
  expect(await brokenInvariants(shop.db, stocks)).toEqual([])
  held(task, {
    fault: 'a crash around the call to the payment provider',
    measured: `killed before and after it: one order and one payment each; complete within ${seconds} s, without the shopper`,
  })
})
