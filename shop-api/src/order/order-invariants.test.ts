/** @module-tag slow */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import type { AddConfigurationRequest } from '../../test/wire-types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { brokenInvariants } from '../../test/order-invariants.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, testProviderPayment, testProviderRefund } from '../db/schema/buying/payment.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { cancelOrder } from './fulfilment/cancel-order.ts'
import { shipOrder } from './fulfilment/ship-order.ts'
import { refundOrder } from './refund/refund-order.ts'
import { readRefundable } from './refund/refundable.ts'
import { isRefusal } from '../refusal.ts'
import { isWaiting } from './record/pieces-left.ts'
import { findOrder, readOrderLines, readReplacements } from './record/queries.ts'
import { cancelReplacement, shipReplacement } from './replacement/end-replacement.ts'
import { requestReplacement } from './replacement/request-replacement.ts'

let shop: ShopUnderTest
let articles: number[]
/** Two configurations of one bed, and another bed. */
let beds: AddConfigurationRequest[]
const stocks = new Map<number, number>()

beforeAll(async () => {
  shop = await openShopUnderTest({ config: { noticePauseMs: 1 } })
  await ensureShopDetails(shop.db)
  // The last one is scarce, so that some orders are refused.
  const made = [
    { priceCents: 4995, vatRate: 21, stock: 20_000 },
    { priceCents: 333, vatRate: 9, stock: 20_000 },
    { priceCents: 129_900, vatRate: 21, stock: 12 },
  ]
  articles = await Promise.all(made.map((article) => makeArticle(shop.db, article)))
  // One of them has few uses, so that some orders are refused at the last moment.
  await shop.db.insert(voucher).values([
    { code: 'VIJFPROCENT', title: '5% korting', kind: 'percentage', value: 5 },
    { code: 'TIENTJE', title: '€ 10 korting', kind: 'amount', value: 1000, minimumCents: 5000 },
    { code: 'LAATSTE', title: '33% korting', kind: 'percentage', value: 33, usesLeft: 15 },
    { code: 'VERLOPEN', title: '20% korting', kind: 'percentage', value: 20, endsAt: new Date(0) },
  ])
  const ameland = 'opbergboxspring-ameland'
  beds = await Promise.all([
    bedRequest(shop.db, ameland, [2, 1]),
    bedRequest(shop.db, ameland),
    bedRequest(shop.db, 'compacte-boxspring-rottum', [1]),
  ])
  for (const { item_id } of beds) stocks.set(item_id, await stockOf(shop.db, item_id))
  for (const [index, id] of articles.entries()) stocks.set(id, made[index]?.stock ?? 0)
})
afterAll(() => shop.close())

const webhook = async (id: string) => {
  await shop.app.inject({
    method: 'POST',
    url: '/v1/payment/webhook/test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${id}`,
  })
}

const ordersOf = (numbers: Set<string>) =>
  shop.db
    .select()
    .from(order)
    .where(inArray(order.id, [...numbers]))
    .orderBy(asc(order.createdAt))

const outcomes = ['paid', 'paid', 'pending', 'failed', 'cancelled', 'expired'] as const

/** An action with the chance to be the next one. `which` and `pieces` select among the possibilities. */
const act = <Does extends string>(
  weight: number,
  does: Does,
  which: number,
  pieces: fc.Arbitrary<number>,
) => ({
  weight,
  arbitrary: fc.record({ does: fc.constant(does), which: fc.nat(which), pieces }),
})

/** The next action of a shopper, a bank or the clock. */
const step = fc.oneof(
  act(1, 'build', 2, fc.nat(0)),
  act(4, 'add', 2, fc.integer({ min: 1, max: 3 })),
  act(1, 'choose', 2, fc.nat(3)),
  act(2, 'code', 3, fc.nat(1)),
  act(4, 'press', 2, fc.nat(2)),
  act(4, 'bank', 9, fc.nat(5)),
  act(1, 'lie', 9, fc.nat(5)),
  act(1, 'retry', 9, fc.nat(2)),
  act(1, 'cancel', 9, fc.nat(1)),
  act(2, 'return', 9, fc.nat(5)),
  act(2, 'refund', 9, fc.nat(0)),
  act(2, 'replace', 9, fc.nat(2)),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const shippings = ['standard', 'express', 'standard_insured']
const codes = ['VIJFPROCENT', 'TIENTJE', 'LAATSTE', 'VERLOPEN']
const payments = ['ideal', 'paypal', 'creditcard', 'banktransfer']
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

/** Two employees refund all or a part at the same time, through the provider or by a transfer. */
const refundSome = async (id: string, which: number): Promise<void> => {
  const found = await findOrder(shop.db, id)
  if (!found) return
  const { total } = await readRefundable(shop.db, found, shop.shop.payments)
  const refund = (way: 'provider' | 'manual', lines: LinePieces[] = []) =>
    refundOrder(shop.shop, id, {
      way,
      amountCents: which % 3 === 0 ? Math.floor(total / 2) : total,
      lines,
      restock: lines.length > 0,
      refundableCents: total,
    })
  // Money that an order did not wait for is of no article, so none returns to stock.
  if (total > 0 && ['pending_payment', 'cancelled'].includes(found.state)) {
    const pieces = (await readOrderLines(shop.db, id)).map((line) => ({
      id: line.id,
      quantity: line.quantity,
    }))
    expect(isRefusal(await refund('manual', pieces))).toBe(true)
  }
  await Promise.all([refund('provider'), refund(which % 2 === 0 ? 'manual' : 'provider')])
}

/** A paid order is shipped, and two employees send a piece again at the same time. It waits, is cancelled, or leaves. */
const replaceSome = async (id: string, which: number): Promise<void> => {
  await shipOrder(shop.shop, id, { carrier: 'own' })
  const [line] = await readOrderLines(shop.db, id)
  const earlierReplacements = (await readReplacements(shop.db, id)).length
  const lines = line ? [{ id: line.id, quantity: 1 }] : []
  const request = () => requestReplacement(shop.shop, id, { lines, reason: 'damaged', earlierReplacements })
  await Promise.all([request(), request()])
  const waiting = (await readReplacements(shop.db, id)).find(isWaiting)
  if (!waiting || which === 0) return
  const cancel = () => cancelReplacement(shop.shop, id, waiting.id)
  await Promise.all([
    which === 1 ? cancel() : shipReplacement(shop.shop, id, waiting.id, { carrier: 'own' }),
    cancel(),
  ])
}

const take = async (shopper: Shopper, placed: Set<string>, { does, which, pieces }: Step): Promise<void> => {
  if (does === 'build') await shopper.ask('POST', '/v1/cart/configurator', beds[which])
  if (does === 'add') await shopper.add(articles[which] ?? 0, pieces)
  if (does === 'choose') {
    const methods = {
      selected_shipping_method: pick(shippings, which),
      selected_payment_method: pick(payments, pieces),
    }
    await shopper.ask('POST', '/v1/checkout/paymentmethod', methods)
  }
  if (does === 'code') {
    const body = { discount_code: pick(codes, which) }
    const answer = await (pieces === 0
      ? shopper.ask('POST', '/v1/cart/discount', body)
      : shopper.ask('DELETE', '/v1/cart/discount'))
    expect(answer.status).toBeLessThan(500)
  }
  if (does === 'press') {
    const answers = await Promise.all(Array.from({ length: pieces + 1 }, () => shopper.press()))
    for (const { status, body } of answers) if (status === 200) placed.add(body.order_id)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  if (placed.size === 0 || !'bank cancel retry lie return refund replace'.includes(does)) return
  const orders = await ordersOf(placed)
  const chosen = pick(orders, which)
  if (!chosen) return
  if (does === 'cancel') await cancelOrder(shop.shop, chosen.id)
  if (does === 'retry') {
    const body = { order_id: chosen.id, payment_method: pick(payments, pieces) }
    expect((await shopper.ask('POST', '/v1/order/payment-url', body)).status).toBeLessThan(500)
  }
  if (!'bank lie return refund replace'.includes(does)) return
  const tries = await shop.db.select().from(payment).where(eq(payment.orderId, chosen.id))
  const id = pick(tries, pieces)?.providerId
  if (!id) return
  if (does === 'replace') {
    await shop.db.update(testProviderPayment).set({ state: 'paid' }).where(eq(testProviderPayment.id, id))
    await webhook(id)
    await replaceSome(chosen.id, pieces)
  }
  if (does === 'return' || does === 'refund') {
    // Refunds and chargebacks arrive, possibly before the shop knows the payment, and some fail or are won.
    const cents = sql`${testProviderPayment.amountCents} * ${pieces % 3} / 2`
    // No less than the refunds that the provider lists as done.
    const requested = sql`coalesce((select sum(${testProviderRefund.amountCents}) from ${testProviderRefund}
      where ${testProviderRefund.paymentId} = ${id} and ${testProviderRefund.state} <> 'failed'), 0)`
    const returned =
      pieces < 3 ? { refundedCents: sql`greatest(${cents}, ${requested})` } : { chargedBackCents: cents }
    await shop.db
      .update(testProviderPayment)
      .set({ state: 'paid', ...(does === 'return' ? returned : {}) })
      .where(eq(testProviderPayment.id, id))
    await Promise.all([webhook(id), webhook(id)])
    if (does === 'refund') await refundSome(chosen.id, which)
  }
  if (!'bank lie'.includes(does)) return
  // The simulated bank reports an amount that differs from the requested one.
  const amount = does === 'lie' ? { amountCents: sql`${testProviderPayment.amountCents} + 1` } : {}
  const state = does === 'lie' ? 'paid' : (outcomes[pieces] ?? 'paid')
  await shop.db
    .update(testProviderPayment)
    .set({ state, ...amount })
    .where(sql`${testProviderPayment.id} = ${id} and ${testProviderPayment.state} <> 'paid'`)
  await Promise.all([webhook(id), webhook(id)])
}

it(
  'all invariants hold after five hundred random sequences of shopper, bank and clock actions',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        const shopper = newShopper(shop)
        await shopper.add(articles[0] ?? 0)
        await shopper.ask('POST', '/v1/checkout/customer', addressStep)
        await shopper.ask('POST', '/v1/checkout/paymentmethod', {
          selected_shipping_method: 'standard',
          selected_payment_method: 'ideal',
        })
        const placed = new Set<string>()
        for (const next of steps) await take(shopper, placed, next)
        expect(await brokenInvariants(shop.db, stocks)).toEqual([])
      }),
      { numRuns: 500 },
    )
  },
)

it('the sequences included every outcome', async () => {
  const { rows } = await shop.db.execute<
    Record<'paid' | 'cancelled' | 'due' | 'discounted' | 'refunded', number>
  >(
    sql`select count(*) filter (where state = 'paid')::int paid, count(*) filter (where state = 'cancelled')::int cancelled,
      count(*) filter (where refund_due_cents > 0)::int due, count(*) filter (where state = 'refunded')::int refunded, count(*) filter (where voucher_code is not null)::int discounted
      from "order"`,
  )
  expect(Math.min(...Object.values(rows[0] ?? { none: 0 }))).toBeGreaterThan(5)
})

it('the sequences sent pieces again, and cancelled some of these', async () => {
  const { rows } = await shop.db.execute<{ sent: number; cancelled: number; waiting: number }>(
    sql`select count(shipped_at)::int sent, count(cancelled_at)::int cancelled,
      count(*) filter (where shipped_at is null and cancelled_at is null)::int waiting from replacement`,
  )
  expect(Math.min(...Object.values(rows[0] ?? { none: 0 }))).toBeGreaterThan(5)
})

it('the sequences sold beds, each at the price of its configuration', async () => {
  const { rows } = await shop.db.execute<{ sold: number; wrong: number }>(
    sql`select count(*)::int sold, count(*) filter (where l.price_cents <> v.price_cents +
      (select sum((c->>'extraCents')::int) from jsonb_array_elements(l.configuration->'choices') c))::int wrong
      from order_line l join variant v on v.id = l.variant_id where l.configuration is not null`,
  )
  expect(rows[0]?.wrong).toBe(0)
  expect(rows[0]?.sold).toBeGreaterThan(5)
})

it('the check detects stock that was taken without an order', async () => {
  await shop.db.execute(sql`update variant set stock = stock - 1 where id = ${articles[0]}`)
  expect(await brokenInvariants(shop.db, stocks)).toHaveLength(1)
})
