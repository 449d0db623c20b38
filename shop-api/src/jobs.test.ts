import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Cart, OrderStatus } from '../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../test/articles.ts'
import { ensureShopDetails } from '../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../test/shop-under-test.ts'
import { newShopper } from '../test/shopper.ts'
import { cart } from './db/schema/buying/cart.ts'
import { order } from './db/schema/buying/order.ts'
import { payment, testProviderPayment } from './db/schema/buying/payment.ts'
import { startJobs } from './jobs.ts'
import { cancelUnpaidOrders } from './order/cancel-unpaid-orders.ts'
import { cancelOrder } from './order/fulfilment/cancel-order.ts'
import { reconcilePayments } from './order/settlement/reconcile-payments.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const reconcile = () => reconcilePayments(shop.shop, new AbortController().signal)
const hourAgo = () => new Date(Date.now() - 61 * 60_000)

const placed = async (method = 'ideal') => {
  const article = await makeArticle(shop.db, { stock: 10 })
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 4, method)
  const { body } = await shopper.press()
  return { article, shopper, id: body.order_id, providerId: body.url.slice(body.url.lastIndexOf('/') + 1) }
}

const makeOld = async (id: string) => {
  await shop.db.update(order).set({ createdAt: hourAgo() }).where(eq(order.id, id))
  const old = { createdAt: hourAgo(), nextCheckAt: hourAgo() }
  await shop.db.update(payment).set(old).where(eq(payment.orderId, id))
}
/** As if the process had died before it asked the provider for the payment. */
const forgetPayment = (id: string) =>
  shop.db.update(payment).set({ providerId: null, url: null }).where(eq(payment.orderId, id))
const paymentsOf = (id: string) =>
  shop.db.select().from(payment).where(eq(payment.orderId, id)).orderBy(asc(payment.method))
const stateOf = async (id: string) => {
  const [row] = await shop.db.select({ state: order.state }).from(order).where(eq(order.id, id))
  return row?.state
}
/** Runs `work` while the provider does not answer about any payment. */
const whileSilent = async (work: () => Promise<void>) => {
  const { payments } = shop.shop
  shop.shop.payments = { ...payments, status: () => Promise.reject(new Error('provider away')) }
  await work().finally(() => {
    shop.shop.payments = payments
  })
}
const atProvider = (providerId: string, state: 'paid' | 'pending') =>
  shop.db.update(testProviderPayment).set({ state }).where(eq(testProviderPayment.id, providerId))

describe('orders that are not paid in time', () => {
  it('are cancelled and returned to stock, once', async () => {
    const { article, id } = await placed()
    expect(await stockOf(shop.db, article)).toBe(6)
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('pending_payment')
    await makeOld(id)
    await Promise.all([cancelUnpaidOrders(shop.shop), cancelUnpaidOrders(shop.shop)])
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await stockOf(shop.db, article)).toBe(10)
  })

  it('are not cancelled when the provider reports the payment after all', async () => {
    const { article, id, providerId } = await placed()
    await atProvider(providerId, 'paid')
    await makeOld(id)
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('paid')
    expect(await stockOf(shop.db, article)).toBe(6)
  })

  it('are not cancelled while the bank processes the payment', async () => {
    const { id, providerId } = await placed()
    await atProvider(providerId, 'pending')
    await makeOld(id)
    await cancelUnpaidOrders(shop.shop)
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('pending_payment')
  })

  it('wait while the provider does not answer about their payment, for a day', async () => {
    const { id } = await placed()
    await makeOld(id)
    await whileSilent(async () => {
      await expect(cancelUnpaidOrders(shop.shop)).rejects.toThrow('1 of 1 failed')
      expect(await stateOf(id)).toBe('pending_payment')
      await shop.db
        .update(payment)
        .set({ nextCheckAt: days(1.1) })
        .where(eq(payment.orderId, id))
      await cancelUnpaidOrders(shop.shop)
      expect(await stateOf(id)).toBe('cancelled')
    })
  })

  it('do not wait behind a hundred orders about which the provider is silent', async () => {
    const { id: silent } = await placed()
    const { id } = await placed()
    await forgetPayment(id)
    await makeOld(id)
    const [row] = await shop.db.select().from(order).where(eq(order.id, silent))
    const [paid] = await paymentsOf(silent)
    if (!row || !paid) throw new Error('no order')
    const createdAt = days(0.5)
    const copies = Array.from({ length: 100 }, (_, nth) => ({
      ...row,
      id: randomUUID(),
      cartId: randomUUID(),
      number: `DKBD9${String(nth).padStart(6, '0')}`,
      createdAt,
    }))
    await shop.db.insert(cart).values(copies.map(({ cartId }) => ({ id: cartId, orderedAt: createdAt })))
    await shop.db.insert(order).values(copies)
    await shop.db.insert(payment).values(
      copies.map(({ id: orderId }) => ({
        ...paid,
        id: randomUUID(),
        providerId: randomUUID(),
        orderId,
        createdAt,
        nextCheckAt: createdAt,
      })),
    )
    await whileSilent(() => cancelUnpaidOrders(shop.shop).catch(() => {}))
    expect(await stateOf(id)).toBe('cancelled')
    const ids = copies.map((copy) => copy.id)
    await shop.db.delete(payment).where(inArray(payment.orderId, ids))
    await shop.db.delete(order).where(inArray(order.id, ids))
  })

  it('do not wait for the provider when it has no payment of them', async () => {
    const { id } = await placed()
    await forgetPayment(id)
    await makeOld(id)
    await whileSilent(() => cancelUnpaidOrders(shop.shop))
    expect(await stateOf(id)).toBe('cancelled')
  })

  it.each([
    ['the shop had another provider', { provider: 'mollie' }],
    ['the shop had another key', { providerId: 'tp_of_another_key' }],
  ] as const)('are cancelled after a day when nothing more is heard of a payment: %s', async (_, changed) => {
    const { article, shopper, id, providerId } = await placed()
    await atProvider(providerId, 'pending')
    await shopper.ask('GET', `/v1/order/${id}/status`)
    await shop.db
      .update(payment)
      .set({ ...changed, ...('providerId' in changed ? { providerId: `${changed.providerId}${id}` } : {}) })
      .where(eq(payment.orderId, id))
    await makeOld(id)
    await reconcile()
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('pending_payment')
    await shop.db
      .update(payment)
      .set({ updatedAt: days(1.1), nextCheckAt: days(1.1), claimedUntil: null })
      .where(eq(payment.orderId, id))
    await reconcile()
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await stockOf(shop.db, article)).toBe(10)
  })

  it('are cancelled after their due date when paid by bank transfer', async () => {
    const { article, shopper, id, providerId } = await placed('banktransfer')
    const status = await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)
    const { bank_transfer, order_number } = status.body
    expect(bank_transfer).toMatchObject({
      iban: 'NL31 SLUI 0123 4567 89',
      reference: order_number,
      amount: 199.8,
    })
    await atProvider(providerId, 'pending')
    await shopper.ask('GET', `/v1/order/${id}/status`)
    // The cart is closed, so the next purchase is another order.
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.items).toEqual([])

    await shop.db
      .update(order)
      .set({ createdAt: new Date('2026-11-23T08:00:00Z') })
      .where(eq(order.id, id))
    const morning = await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)
    expect(morning.body.bank_transfer?.due_date).toBe('2026-12-05T22:59:59.999Z')

    await shop.db
      .update(order)
      .set({ createdAt: days(11.9) })
      .where(eq(order.id, id))
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('pending_payment')
    await shop.db
      .update(order)
      .set({ createdAt: days(13.1) })
      .where(eq(order.id, id))
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('cancelled')
    expect(await stockOf(shop.db, article)).toBe(10)
    const after = await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)
    expect(after.body.bank_transfer).toBeNull()
  })

  it('are not cancelled while another payment replaces a transfer', async () => {
    const { shopper, id } = await placed('banktransfer')
    await shop.db.update(order).set({ createdAt: hourAgo() }).where(eq(order.id, id))
    const again = await shopper.ask('POST', '/v1/order/payment-url', {
      order_id: id,
      payment_method: 'ideal',
    })
    expect(again.status).toBe(200)
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('pending_payment')
    await shop.db.update(payment).set({ createdAt: hourAgo() }).where(eq(payment.orderId, id))
    await cancelUnpaidOrders(shop.shop)
    expect(await stateOf(id)).toBe('cancelled')
  })

  it('can be placed again from the same cart', async () => {
    const { article, shopper, id } = await placed()
    await makeOld(id)
    await cancelUnpaidOrders(shop.shop)
    const again = await shopper.press()
    expect(again.status).toBe(200)
    expect(again.body.order_id).not.toBe(id)
    expect(await stockOf(shop.db, article)).toBe(6)
  })
})

describe('reconciliation', () => {
  it('processes the payment whose webhook was lost', async () => {
    const { id, providerId } = await placed()
    await atProvider(providerId, 'paid')
    await reconcile()
    expect(await stateOf(id)).toBe('pending_payment')
    await makeOld(id)
    await reconcile()
    expect(await stateOf(id)).toBe('paid')
  })

  it('creates the payment that a crash prevented, exactly once', async () => {
    const { shopper, id, providerId } = await placed()
    await forgetPayment(id)
    await makeOld(id)
    await reconcile()
    const payments = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    expect(payments).toMatchObject([{ providerId }])
    expect((await shopper.press()).body.url).toContain(providerId)
  })

  it('creates no payment of a cancelled order', async () => {
    const { id } = await placed('banktransfer')
    await forgetPayment(id)
    await cancelOrder(shop.shop, id, { beforeDue: true })
    await makeOld(id)
    await reconcile()
    expect(await paymentsOf(id)).toMatchObject([{ state: 'expired', providerId: null, nextCheckAt: null }])
  })

  it('creates no payment that another method has replaced', async () => {
    const { shopper, id } = await placed()
    await forgetPayment(id)
    await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'creditcard' })
    await makeOld(id)
    await reconcile()
    expect(await paymentsOf(id)).toMatchObject([
      { method: 'creditcard', state: 'open' },
      { method: 'ideal', state: 'cancelled', providerId: null, nextCheckAt: null },
    ])
  })

  it('finds the money of a payment that another method had replaced', async () => {
    const { shopper, id, providerId } = await placed()
    await shopper.ask('POST', '/v1/order/payment-url', { order_id: id, payment_method: 'creditcard' })
    await makeOld(id)
    await reconcile()
    await cancelOrder(shop.shop, id)
    await atProvider(providerId, 'paid')
    await shop.db
      .update(payment)
      .set({ nextCheckAt: sql`${payment.nextCheckAt} - interval '1 hour'` })
      .where(eq(payment.orderId, id))
    await reconcile()
    const [row] = await shop.db.select().from(order).where(eq(order.id, id))
    expect(row).toMatchObject({ state: 'cancelled' })
    expect(row?.refundDueCents).toBeGreaterThan(0)
  })
})

describe('the background jobs', () => {
  it('continue when one fails, and stop on request', async () => {
    const { id, providerId } = await placed()
    await atProvider(providerId, 'paid')
    await makeOld(id)
    // An unreachable server: the mail job fails from the first run, the other jobs continue.
    const failing = { ...shop.shop, config: { ...shop.shop.config, smtpUrl: 'smtp://127.0.0.1:1' } }
    const jobs = startJobs(failing)
    await expect
      .poll(() => stateOf(id), { timeout: 5_000 })
      .toBe('paid')
      .finally(() => jobs.stop())
  })
})
