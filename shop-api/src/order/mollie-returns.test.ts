import { asc, eq, sql } from 'drizzle-orm'
import type { Order } from '../../test/wire-types.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type MollieDouble } from '../../test/mollie-double.ts'
import { brokenInvariants } from '../../test/order-invariants.ts'
import { held } from '../../test/resiliency.ts'
import { type ShopUnderTest } from '../../test/shop-under-test.ts'
import { mail } from '../db/schema/mail.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { payment, paymentMovement, refund } from '../db/schema/buying/payment.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { readOrder } from './handling/read-order.ts'
import { showOrder } from './show-order.ts'
import { requestRefunds } from './refund/request-refunds.ts'
import { releasedCents } from './record/refund-due.ts'
import { reconcilePayments } from './settlement/reconcile-payments.ts'
import { settlePayment } from './settlement/settle-payment.ts'
import { mollieUnderTest } from '../../test/mollie-under-test.ts'

const { world, operate, refusalOf, webhook, placed, stateOf, paidOrder } = mollieUnderTest()
let shop: ShopUnderTest
let mollie: MollieDouble
beforeAll(() => {
  ;({ shop, mollie } = world)
})

const mailsAbout = async (
  kind: 'order_cancelled' | 'order_refunded' | 'refund_failed_notice' | 'chargeback_notice',
  text: string,
) =>
  (await shop.db.select().from(mail).where(eq(mail.kind, kind))).filter(({ subject }) =>
    subject.includes(text),
  )
const stockOf = async (id: string) =>
  (
    await shop.db
      .select({ stock: variant.stock })
      .from(orderLine)
      .innerJoin(variant, eq(variant.id, orderLine.variantId))
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.id))
  ).map(({ stock }) => stock)
const refundsOf = (id: string) =>
  shop.db.select().from(refund).where(eq(refund.orderId, id)).orderBy(asc(refund.createdAt))
const listedRefund = async (number: string) =>
  String(await operate(['refunds']))
    .split('\n')
    .find((line) => line.startsWith(number))
    ?.split(/ {2,}/)
    .slice(4)
const euros = (cents: number) => `EUR ${(cents / 100).toFixed(2)}`

/** Two refunds of a part, which Mollie did not answer, of an authorised payment. */
const authorisedWithRefunds = async () => {
  const { id, molliePayment } = await placed('klarna')
  molliePayment.status = 'authorized'
  await webhook(molliePayment.id)
  const { number = '', totalCents = 0 } = (await stateOf(id)) ?? {}
  mollie.faults.status = 503
  for (const amount of ['10.00', '20.00']) await operate(['refund', number, amount])
  mollie.faults.status = undefined
  return { id, molliePayment, number, totalCents }
}
const outcomeOf = async ({ id, number }: { id: string; number: string }) => {
  const credited = await refundsOf(id)
  return {
    order: await stateOf(id),
    creditedCents: credited.reduce((cents, { amountCents }) => cents + amountCents, 0),
    withoutNote: credited.filter((one) => !one.released || one.creditNoteNumber === null),
    mails: (await mailsAbout('order_cancelled', number)).map(({ text }) => text),
  }
}
const cancelledOnce = (totalCents: number) => ({
  order: { state: 'cancelled', refundDueCents: 0 },
  creditedCents: totalCents,
  withoutNote: [],
  mails: [expect.stringContaining('niets afgeschreven')],
})

describe('money that is returned at Mollie', () => {
  it('is no longer due, and is not refunded twice', async ({ task }) => {
    const { id, molliePayment: first, shopper } = await placed()
    await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'creditcard' })
    const second = [...mollie.payments.values()].at(-1)
    if (!first || !second) throw new Error('there are not two payments')
    for (const each of [second, first]) {
      each.status = 'paid'
      await webhook(each.id)
    }
    const { number = '', totalCents: total = 0 } = (await stateOf(id)) ?? {}
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: total })
    expect(await listedRefund(number)).toEqual([`refund due ${euros(total)}`])

    second.refundedCents = 1000
    await webhook(second.id)
    expect(await stateOf(id)).toMatchObject({ refundDueCents: total - 1000 })
    second.refundedCents = total
    await Promise.all([webhook(second.id), webhook(second.id), webhook(first.id)])
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    expect(await listedRefund(number)).toBeUndefined()

    // The operator reads that nothing is due any more.
    expect(await refusalOf(['refund', number, 'due'])).toContain('is 0')
    expect(second.refunds).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    expect(await mailsAbout('order_refunded', number)).toHaveLength(2)
    held(task, {
      fault:
        "a refund or chargeback at the provider, its webhook lost, repeated, or beside the operator's own refund",
      measured: 'paid twice, refunded in two parts, reported three times: nothing is due or refunded again',
    })
  })

  it('was requested by the operator, and counts once', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    await operate(['refund', number, 'all'])
    expect(molliePayment.refunds).toMatchObject([{ cents: total, status: 'pending' }])
    await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundDueCents: 0, refundedCents: total })
    expect(await refusalOf(['refund', number, 'all'])).toContain('nothing to refund')
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending' }])

    // The bank has made the transfer; then it fails after all: the account of the shopper was closed.
    const [made] = molliePayment.refunds
    if (!made) throw new Error('no refund was made')
    made.status = 'refunded'
    await webhook(molliePayment.id)
    expect(await refundsOf(id)).toMatchObject([{ state: 'done' }])
    made.status = 'failed'
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed', reason: 'status failed' }])
    expect(await listedRefund(number)).toEqual([`refund due ${euros(total)}`])
    const failedNotices = await mailsAbout('refund_failed_notice', number)
    expect(failedNotices).toHaveLength(1)
    expect(failedNotices[0]?.text).toContain(`https://office.example/admin/#/orders/${id}/show`)
    // It is refunded again.
    await operate(['refund', number, 'due'])
    expect(molliePayment.refunds).toHaveLength(2)
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    expect(await listedRefund(number)).toBeUndefined()
    expect(await mailsAbout('order_refunded', number)).toHaveLength(2)
  })

  it('is made once when the answer to its request is lost, also days later', async ({ task }) => {
    const { id, molliePayment, total } = await paidOrder()
    const { number = '' } = (await stateOf(id)) ?? {}
    mollie.faults.refund = 'lost'
    await operate(['refund', number, '10.00'])
    expect(molliePayment.refunds).toMatchObject([{ cents: 1000 }])
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending', acceptedAt: null }])
    expect(await mailsAbout('order_refunded', number)).toEqual([])
    // It counts already: an employee cannot refund the same amount again.
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundedCents: 1000 })

    mollie.faults.refund = undefined
    // Mollie has forgotten the idempotency key by then.
    molliePayment.refunds.forEach((one) => (one.key = ''))
    await shop.db.update(refund).set({ nextAttemptAt: new Date() }).where(eq(refund.orderId, id))
    const job = () => requestRefunds(shop.shop, new AbortController().signal)
    await Promise.all([job(), job()])
    expect(molliePayment.refunds).toHaveLength(1)
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending', acceptedAt: expect.any(Date) }])
    expect(await mailsAbout('order_refunded', number)).toHaveLength(1)
    expect(await refusalOf(['refund', number, euros(total).slice(4)])).toContain('at most')
    held(task, {
      fault: 'the payment provider does not answer to a request for a refund, or its answer is lost',
      measured: 'repeated days later by two replicas: one refund at the provider, one mail',
    })
  })

  it('waits when Mollie refuses the key of the shop, and fails when Mollie refuses the refund', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    mollie.faults.refund = 'unauthorized'
    await operate(['refund', number, '5.00'])
    expect(await refundsOf(id)).toMatchObject([{ state: 'pending', acceptedAt: null }])
    mollie.faults.refund = undefined
    // Meanwhile all of it was refunded at Mollie.
    molliePayment.refundedCents = total
    await shop.db.update(refund).set({ nextAttemptAt: new Date() }).where(eq(refund.orderId, id))
    await requestRefunds(shop.shop, new AbortController().signal)
    expect(await refundsOf(id)).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('higher'), creditNoteNumber: null },
      { state: 'done', atProvider: true, amountCents: total, kind: 'price' },
    ])
    expect(await mailsAbout('refund_failed_notice', number)).toHaveLength(1)
    expect(await mailsAbout('order_refunded', number)).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ refundDueCents: 0, refundedCents: total })
  })

  it('is divided over two payments when both are needed', async () => {
    const { id, molliePayment: first, shopper } = await placed()
    await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'creditcard' })
    const second = [...mollie.payments.values()].at(-1)
    if (!first || !second) throw new Error('there are not two payments')
    for (const each of [first, second]) {
      each.status = 'paid'
      await webhook(each.id)
    }
    const { number = '', totalCents: total = 0 } = (await stateOf(id)) ?? {}
    await operate(['refund', number, 'due'])
    expect([first.refunds, second.refunds]).toMatchObject([[], [{ cents: total }]])
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    await operate(['refund', number, 'all'])
    expect([first.refunds, second.refunds]).toMatchObject([[{ cents: total }], [{ cents: total }]])
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    expect(await mailsAbout('order_refunded', number)).toHaveLength(2)
  })

  it('of an authorised payment releases it as a whole, and not in part', async () => {
    const { id, molliePayment } = await placed('klarna')
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    const { number = '' } = (await stateOf(id)) ?? {}
    expect(await refusalOf(['refund', number, '1.00'])).toContain('captured when the order ships')
    expect(await refundsOf(id)).toEqual([])
    expect(await mailsAbout('refund_failed_notice', number)).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundedCents: 0 })
    await operate(['refund', number, 'all'])
    expect(await refundsOf(id)).toMatchObject([{ state: 'done', creditNoteNumber: expect.any(String) }])
    expect(molliePayment).toMatchObject({ status: 'canceled', refunds: [] })
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', refundDueCents: 0 })
    expect(await mailsAbout('order_refunded', number)).toEqual([])
    const mails = await mailsAbout('order_cancelled', number)
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('niets afgeschreven')])
  })

  it('is shown to the operator, and such an order is not shipped', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    molliePayment.refundedCents = total
    await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundDueCents: 0 })
    expect(await listedRefund(number)).toEqual([`refunded ${euros(total)}`])
    expect(await operate(['orders'])).toContain(`refunded ${euros(total)}`)
    expect(await refusalOf(['ship', number, 'postnl', '3SABCD1234567'])).toContain('was returned')
    await operate(['refund', number, 'all'])
    expect(molliePayment.refunds).toEqual([])
    expect(await mailsAbout('order_refunded', number)).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    expect(await listedRefund(number)).toBeUndefined()
  })

  it('has a credit note and one mail at once, and closing the order returns its articles to stock', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    const stock = await stockOf(id)
    molliePayment.refundedCents = total
    await Promise.all(Array.from({ length: 5 }, () => webhook(molliePayment.id)))
    await webhook(molliePayment.id)
    expect(await stateOf(id)).toMatchObject({ state: 'paid', refundedCents: total, refundDueCents: 0 })
    expect(await refundsOf(id)).toMatchObject([
      {
        amountCents: total,
        atProvider: true,
        kind: 'price',
        creditNoteNumber: expect.stringMatching(/^C\d{4}-\d{6}$/),
      },
    ])
    expect(await mailsAbout('order_refunded', number)).toHaveLength(1)
    const shown = await readOrder(shop.shop, id)
    expect(shown).toMatchObject({
      paidBackBy: 'refund',
      actions: ['refund'],
      refunds: [{ way: 'atProvider', by: null }],
      refundableCents: { total: 0 },
    })
    expect(await stockOf(id)).toEqual(stock)
    const row = await stateOf(id)
    const page = row && (await showOrder(shop.shop, row))
    expect(new Set(page?.lines.map(({ delivery }) => delivery))).toEqual(new Set(['']))

    const closings = await Promise.all([1, 2].map(() => operate(['refund', number, 'all'])))
    const done = closings.filter((outcome) => typeof outcome === 'string')
    expect(done).toEqual([expect.stringContaining('refunded')])
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', paidBackBy: null, refundDueCents: 0 })
    expect(await stockOf(id)).toEqual(stock.map((quantity, index) => quantity + ([3, 1][index] ?? 0)))
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await mailsAbout('order_refunded', number)).toHaveLength(1)

    // The refund is cancelled there: its credit note is taken back, and the money is due again.
    molliePayment.refundedCents = 0
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    expect(await refundsOf(id)).toMatchObject([
      { state: 'failed', reversalNumber: expect.stringMatching(/^C\d{4}-\d{6}$/) },
    ])
    expect(await mailsAbout('refund_failed_notice', number)).toMatchObject([
      { subject: `Terugbetaling geannuleerd of mislukt bij bestelling ${number}` },
    ])
    expect(await stateOf(id)).toMatchObject({ refundDueCents: total, refundedCents: 0 })
    // None of its pieces goes back to stock a second time.
    expect(await refusalOf(['refund', number, 'all', 'restock'])).toContain('no pieces')
  })

  it('at the same time as a refund of an employee adds up to what was paid', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    mollie.faults.afterState = () => (molliePayment.refundedCents = total)
    await operate(['refund', number, '10.00'])
    mollie.faults.afterState = undefined
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    await requestRefunds(shop.shop, new AbortController().signal)
    const credited = (await refundsOf(id)).filter(({ creditNoteNumber }) => creditNoteNumber !== null)
    expect(credited.map(({ amountCents, atProvider }) => [amountCents, atProvider])).toEqual([[total, true]])
    expect(await readOrder(shop.shop, id)).toMatchObject({ paidBackBy: 'refund', refundDueCents: 0 })
  })

  it('was recorded by the previous release without a credit note: closing the order makes it', async () => {
    const { id, molliePayment, number, total } = await paidOrder()
    const [row] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    const paymentId = row?.id ?? ''
    molliePayment.refundedCents = total
    await shop.db.update(payment).set({ refundedCents: total }).where(eq(payment.id, paymentId))
    await shop.db.insert(paymentMovement).values({ paymentId, kind: 'refund', cents: total })
    await webhook(molliePayment.id)
    expect(await refundsOf(id)).toEqual([])
    await operate(['refund', number, 'all'])
    expect(await refundsOf(id)).toMatchObject([
      { amountCents: total, atProvider: true, creditNoteNumber: expect.any(String) },
    ])
    const movements = await shop.db
      .select()
      .from(paymentMovement)
      .where(eq(paymentMovement.paymentId, paymentId))
    expect(movements.map(({ cents }) => cents)).toEqual([total, -total])
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundedCents: total, refundDueCents: 0 })
  })

  it('can be part of the price, and the rest is shipped', async () => {
    const { id, molliePayment, number } = await paidOrder()
    molliePayment.refundedCents = 500
    await webhook(molliePayment.id)
    expect(await readOrder(shop.shop, id)).toMatchObject({
      paidBackBy: null,
      refundedAtProviderCents: 500,
      refunds: [{ amountCents: 500, creditNoteNumber: expect.any(String) }],
    })
    molliePayment.refundedCents = 800
    await webhook(molliePayment.id)
    expect((await refundsOf(id)).map(({ amountCents }) => amountCents)).toEqual([500, 300])
    molliePayment.refundedCents = 500
    await webhook(molliePayment.id)
    expect((await refundsOf(id)).map(({ state }) => state).toSorted()).toEqual(['done', 'failed'])
    expect(await listedRefund(number)).toEqual(['refunded EUR 5.00'])
    await operate(['ship', number, 'postnl', '3SABCD1234567'])
    expect(await stateOf(id)).toMatchObject({ state: 'shipped', refundDueCents: 0 })
  })

  it('by a chargeback is mailed to the shop, once, and not refunded as well', async () => {
    const { id, molliePayment, number, total } = await paidOrder('creditcard')
    const [before] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    molliePayment.chargedBackCents = total
    // The webhook was lost, but shipping also requests the state.
    expect(await refusalOf(['ship', number, 'postnl', '3SABCD1234567'])).toContain('was returned')
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    // Another replica read the payment earlier, and requests its state later.
    if (before) await settlePayment(shop.shop, before)
    const notices = await mailsAbout('chargeback_notice', number)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.recipient).toContain('@sluimer')
    expect(notices[0]?.text).toContain(`https://office.example/admin/#/orders/${id}/show`)
    expect(await listedRefund(number)).toEqual([`charged back ${euros(total)}`])

    await operate(['refund', number, 'all'])
    expect(await stateOf(id)).toMatchObject({ state: 'refunded', refundDueCents: 0 })
    expect(await mailsAbout('order_refunded', number)).toEqual([])
    // The shop disputes the chargeback, and it is reversed.
    molliePayment.chargedBackCents = 0
    await webhook(molliePayment.id)
    expect(await listedRefund(number)).toEqual([`refund due ${euros(total)}`])
  })

  it('is seen within a day if the webhook was lost, for a month', async () => {
    const { id, molliePayment, total } = await paidOrder()
    const pass = (days: number) =>
      shop.db
        .update(payment)
        .set({
          nextCheckAt: sql`${payment.nextCheckAt} - ${days}::int * interval '1 day'`,
          updatedAt: sql`${payment.updatedAt} - ${days}::int * interval '1 day'`,
        })
        .where(eq(payment.orderId, id))
    const reconcile = async () => {
      mollie.requested.length = 0
      await reconcilePayments(shop.shop, new AbortController().signal)
      return mollie.requested.filter((queried) => queried === molliePayment.id).length
    }
    await pass(1)
    expect(await reconcile()).toBe(1)
    expect(await reconcile()).toBe(0)
    molliePayment.refundedCents = total
    await pass(1)
    expect(await reconcile()).toBe(1)
    expect(await listedRefund((await stateOf(id))?.number ?? '')).toBeDefined()
    await pass(31)
    expect(await reconcile()).toBe(1)
    await pass(31)
    expect(await reconcile()).toBe(0)
  })

  it('was only authorised: an authorisation that lapsed cancels the order and credits its invoice', async () => {
    const { id, molliePayment, shopper } = await placed('klarna')
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    const { number = '', totalCents } = (await stateOf(id)) ?? {}
    const stock = await stockOf(id)
    molliePayment.status = 'expired'
    // The webhook was lost, but shipping also requests the state.
    expect(await refusalOf(['ship', number, 'postnl', '3SABCD1234567'])).toContain(
      'cancelled cannot be shipped',
    )
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    expect(molliePayment.captured).toBe(0)
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', refundDueCents: 0 })
    expect(await stockOf(id)).toEqual(stock.map((quantity, index) => quantity + ([3, 1][index] ?? 0)))
    expect(await refundsOf(id)).toMatchObject([
      { amountCents: totalCents, state: 'done', released: true, creditNoteNumber: expect.any(String) },
    ])
    const [row] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    const moved = eq(paymentMovement.paymentId, row?.id ?? '')
    expect(await shop.db.select().from(paymentMovement).where(moved)).toEqual([])
    const mails = await mailsAbout('order_cancelled', number)
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('niets afgeschreven')])
    expect(await mailsAbout('order_refunded', number)).toEqual([])
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(body.refunds).toMatchObject([{ released: true }])
    const [{ released } = { released: 0 }] = await shop.db
      .select({ released: releasedCents })
      .from(order)
      .where(eq(order.id, id))
    expect(released).toBe(totalCents)
    expect(await readOrder(shop.shop, id)).toMatchObject({ refundedCents: 0 })
  })

  it('was only authorised, and in part credited by hand before: the rest of the invoice is credited, once', async () => {
    const { id, molliePayment } = await placed('klarna')
    molliePayment.status = 'authorized'
    await webhook(molliePayment.id)
    const { number = '', totalCents = 0 } = (await stateOf(id)) ?? {}
    await operate(['refund', number, '1.00', 'manual'])
    molliePayment.status = 'expired'
    await Promise.all([webhook(molliePayment.id), webhook(molliePayment.id)])
    expect(await stateOf(id)).toMatchObject({
      state: 'cancelled',
      refundDueCents: 0,
      refundedCents: totalCents,
    })
    const credited = await refundsOf(id)
    expect(credited.map(({ amountCents, released }) => [amountCents, released])).toEqual([
      [100, false],
      [totalCents - 100, true],
    ])
    expect(new Set(credited.map(({ creditNoteNumber }) => creditNoteNumber)).size).toBe(2)
    const [ordered] = await shop.db.select().from(order).where(eq(order.id, id))
    const vat = credited.flatMap((row) => row.vat ?? []).reduce((cents, part) => cents + part.grossCents, 0)
    expect(vat).toBe(ordered?.totals.vat.reduce((cents, part) => cents + part.grossCents, 0))
  })

  describe('of which refunds were requested without an answer', () => {
    it('is mailed once when the authorisation lapses', async () => {
      const lapsing = await authorisedWithRefunds()
      lapsing.molliePayment.status = 'expired'
      await Promise.all([webhook(lapsing.molliePayment.id), webhook(lapsing.molliePayment.id)])
      expect(await outcomeOf(lapsing)).toMatchObject(cancelledOnce(lapsing.totalCents))
    })

    it('is mailed once when the authorisation lapses during the request for a refund', async () => {
      const lapsing = await authorisedWithRefunds()
      mollie.faults.afterState = () => (lapsing.molliePayment.status = 'expired')
      await shop.db.update(refund).set({ nextAttemptAt: new Date() }).where(eq(refund.orderId, lapsing.id))
      await requestRefunds(shop.shop, new AbortController().signal)
      mollie.faults.afterState = undefined
      expect(await outcomeOf(lapsing)).toMatchObject(cancelledOnce(lapsing.totalCents))
    })
  })

  it('is part of the accounts, which balance', async () => {
    expect(await brokenInvariants(shop.db, new Map())).toEqual([])
  })
})
