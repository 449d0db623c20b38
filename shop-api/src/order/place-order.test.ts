import { eq } from 'drizzle-orm'
import type { Cart, Order, Reorder } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { choose } from '../../test/pay-page.ts'
import { queueAt } from '../../test/queue-at.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import { lockCart } from '../cart/contents/queries.ts'
import type { Tx } from '../db/client.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { payment, testProviderPayment } from '../db/schema/buying/payment.ts'
import { findOrder } from './record/queries.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const ordersOf = (variantId: number) =>
  shop.db
    .select({
      id: order.id,
      state: order.state,
      refundDueCents: order.refundDueCents,
      quantity: orderLine.quantity,
    })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(eq(orderLine.variantId, variantId))

/** Without a notice to the shop. */
const atProvider = async (orderId: string, state: 'paid' | 'pending') => {
  const [opened] = await shop.db.select().from(payment).where(eq(payment.orderId, orderId))
  await shop.db
    .update(testProviderPayment)
    .set({ state })
    .where(eq(testProviderPayment.id, opened?.providerId ?? ''))
}

const buyers = async (count: number, variantId: number): Promise<Shopper[]> => {
  const shoppers = Array.from({ length: count }, () => newShopper(shop))
  for (const shopper of shoppers) await shopper.fillIn(variantId)
  return shoppers
}

const again = (shopper: Shopper, order_id: string) =>
  shopper.ask<Reorder>('POST', '/v1/order/reorder', { order_id })

describe('placing an order', () => {
  it('works from cart to payment', async () => {
    const article = await makeArticle(shop.db, { stock: 5, priceCents: 4995 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2, 'paypal')
    const pressed = await shopper.press()
    expect(pressed.status).toBe(200)
    expect(pressed.body.order_number).toMatch(/^DKBD\d{7}$/)
    expect(pressed.body.url).toMatch(new RegExp(`^${shop.url}/test-payments/tp_[\\w-]{32}$`))
    expect(await stockOf(shop.db, article)).toBe(3)

    const id = pressed.body.order_id
    const waiting = await shopper.ask('GET', `/v1/order/${id}/status`)
    expect(waiting.body).toMatchObject({ state: 'pending_payment', payment_state: 'open' })
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.items).toMatchObject([{ quantity: 2, stock: 5 }])

    const back = await choose(pressed.body.url, 'paid')
    expect(back).toMatch(new RegExp(`^${shop.url}/checkout/status/${id}/\\?token=`))
    const paid = await shopper.ask<Order>('GET', `/v1/order/${id}`)
    expect(paid.body).toMatchObject({
      state: 'paid',
      payment_state: 'paid',
      email: 'zoe@example.com',
      shipping_address: { first_name: 'Zoë', street: 'Dam' },
      payment_method: { code: 'paypal', title: 'PayPal' },
      lines: [{ variant_id: article, quantity: 2, price: 49.95, subtotal: 99.9 }],
      totals: { sub_total: 99.9, payment_costs: 0.99, grand_total: 100.89 },
    })
    expect((await shopper.ask('GET', '/v1/cart')).body).toMatchObject({ found: false, items: [] })
    const mails = await shop.db.select({ kind: mail.kind }).from(mail).where(eq(mail.orderId, id))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['order_confirmation', 'payment_received'])
    expect((await shopper.press()).body.code).toBe('cart_empty')
  })

  it('is refused until the checkout is complete, and names the missing fields', async () => {
    const shopper = newShopper(shop)
    expect((await shopper.press()).body.code).toBe('cart_empty')
    const article = await makeArticle(shop.db)
    await shopper.add(article)
    const refused = await shopper.press()
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe('checkout_incomplete')
    expect(Object.keys(refused.body.errors ?? {})).toEqual([
      'customer',
      'billing_address',
      'selected_shipping_method',
      'selected_payment_method',
    ])
    expect(await stockOf(shop.db, article)).toBe(10)
  })

  it('charges the current price, not the price at the time of adding', async () => {
    const article = await makeArticle(shop.db, { priceCents: 4995 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    await shop.db.update(variant).set({ priceCents: 5995 }).where(eq(variant.id, article))
    const { body } = await shopper.press()
    const placed = await shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(placed.body.totals.grand_total).toBe(59.95)
  })

  it('moves articles that were added afterwards to a new cart', async () => {
    const bought = await makeArticle(shop.db)
    const addedLater = await makeArticle(shop.db)
    const shopper = newShopper(shop)
    await shopper.fillIn(bought)
    const { body } = await shopper.press()
    await shopper.add(addedLater, 3)
    await shopper.add(bought, 1)
    await choose(body.url, 'paid')
    const cart = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(cart.body.items.map((item) => [item.variant_id, item.quantity])).toEqual([
      [bought, 1],
      [addedLater, 3],
    ])
  })
})

describe('placing an order repeatedly', () => {
  it('creates one order with one payment for twenty concurrent requests, with one response', async () => {
    const article = await makeArticle(shop.db, { stock: 5 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.press()))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const placed = await ordersOf(article)
    expect(placed).toHaveLength(1)
    const payments = await shop.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, placed[0]?.id ?? ''))
    expect(payments).toHaveLength(1)
    expect(await stockOf(shop.db, article)).toBe(3)
  })

  it('with a changed cart cancels the first order and returns it to stock', async () => {
    const article = await makeArticle(shop.db, { stock: 5 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 5)
    const first = await shopper.press()
    expect(await stockOf(shop.db, article)).toBe(0)
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    await shopper.ask('PUT', '/v1/cart/item', { id: body.items[0]?.id, quantity: 2 })
    const second = await shopper.press()
    expect(second.body.order_id).not.toBe(first.body.order_id)
    expect(await stockOf(shop.db, article)).toBe(3)
    expect((await ordersOf(article)).map(({ state, quantity }) => [state, quantity]).toSorted()).toEqual([
      ['cancelled', 5],
      ['pending_payment', 2],
    ])
    const old = await shopper.ask('GET', `/v1/order/${first.body.order_id}/status`)
    expect(old.body).toMatchObject({ state: 'cancelled' })
  })

  it('does not replace an order whose payment the bank processes: it says so, and nothing changes', async () => {
    const article = await makeArticle(shop.db, { stock: 5 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    const first = await shopper.press()
    await atProvider(first.body.order_id, 'pending')
    await shopper.add(article)
    const second = await shopper.press()
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'order_not_payable',
        message: `Je bank verwerkt de betaling van bestelling ${first.body.order_number} nog. Wacht tot die klaar is voor je opnieuw bestelt of betaalt.`,
        order: first.body.order_id,
      },
    })
    expect((await ordersOf(article)).map(({ state, quantity }) => [state, quantity])).toEqual([
      ['pending_payment', 2],
    ])
    expect(await stockOf(shop.db, article)).toBe(3)
  })

  it('does not replace an order that the bank was paid for a moment ago: the rest is in the next cart', async () => {
    const article = await makeArticle(shop.db, { stock: 5 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    const first = (await shopper.press()).body.order_id
    await atProvider(first, 'paid')
    await shopper.add(article)
    const answers = await Promise.all([shopper.press(), shopper.press()])
    expect(answers.map(({ body }) => body.code)).toEqual(['checkout_incomplete', 'checkout_incomplete'])
    expect(await ordersOf(article)).toMatchObject([{ id: first, state: 'paid', refundDueCents: 0 }])
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.items).toMatchObject([{ quantity: 1 }])
  })

  it('a press that waited for a cart while it was closed gets the next cart', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const placed = await findOrder(shop.db, (await shopper.press()).body.order_id)
    const [open] = await shop.db
      .select()
      .from(cartTable)
      .where(eq(cartTable.id, placed?.cartId ?? ''))
    const owner = { tokenHash: open!.sessionTokenHash, customerId: null }
    const closeAndOpenNext = async (tx: Tx) => {
      await tx.update(cartTable).set({ orderedAt: new Date() }).where(eq(cartTable.id, open!.id))
      await tx.insert(cartTable).values({ sessionTokenHash: owner.tokenHash })
    }
    const [next] = await queueAt(shop.db, closeAndOpenNext, [
      () => shop.db.transaction((tx) => lockCart(tx, owner)),
    ])
    expect(next).toMatchObject({ sessionTokenHash: owner.tokenHash, orderedAt: null })
  })

  it('mails that the first order is replaced, and that a payment of it comes back', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db, { stock: 5, priceCents: 4995 }))
    const first = (await shopper.press()).body.order_id
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    await shopper.ask('PUT', '/v1/cart/item', { id: body.items[0]?.id, quantity: 2 })
    const second = (await shopper.press()).body.order_id
    await settleOrder(shop, first, 'paid')
    const numberOf = async (id: string) => (await findOrder(shop.db, id))?.number
    const mails = await shop.db.select().from(mail).where(eq(mail.orderId, first)).orderBy(mail.createdAt)
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order_confirmation',
      'order_replaced',
      'payment_unexpected',
    ])
    expect(mails[1]?.text).toContain(`Betaal alleen bestelling ${await numberOf(second)}.`)
    expect(mails[2]?.text).toContain('We hebben € 49,95 van je ontvangen.')
  })

  it('with more than the stock leaves the first order unchanged', async () => {
    const article = await makeArticle(shop.db, { stock: 3 })
    const other = await makeArticle(shop.db, { stock: 1, title: 'Kussen Laatste' })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    await shopper.press()
    await shopper.add(other)
    await shop.db.update(variant).set({ stock: 0 }).where(eq(variant.id, other))
    const refused = await shopper.press()
    expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(refused.body.message).toContain("'Kussen Laatste, 240x220' is helaas uitverkocht")
    expect((await ordersOf(article)).map(({ state }) => state)).toEqual(['pending_payment'])
    expect(await stockOf(shop.db, article)).toBe(1)
  })
})

describe('ordering again', () => {
  it('what is still in the cart of an unpaid or cancelled order adds nothing', async () => {
    const article = await makeArticle(shop.db, { stock: 3, title: 'Dekbed Schaars' })
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 3)
    const { order_id } = (await shopper.press()).body
    expect((await again(shopper, order_id)).body).toMatchObject({
      cart: { items: [{ quantity: 3 }] },
      missing: [],
    })
    await shopper.ask('POST', '/v1/order/cancel', { order_id })
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    await shopper.ask('PUT', '/v1/cart/item', { id: body.items[0]?.id, quantity: 1 })
    expect((await again(shopper, order_id)).body).toMatchObject({
      cart: { items: [{ quantity: 3 }] },
      missing: [],
    })
    await shop.db.update(variant).set({ stock: 2 }).where(eq(variant.id, article))
    expect((await again(shopper, order_id)).body.missing).toEqual(['Dekbed Schaars, 240x220'])
  })

  it('a paid order adds its articles to the next cart', async () => {
    const article = await makeArticle(shop.db)
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    const { order_id } = (await shopper.press()).body
    await settleOrder(shop, order_id, 'paid')
    await shopper.add(article)
    expect((await again(shopper, order_id)).body.cart.items).toMatchObject([{ quantity: 3 }])
  })
})

describe('the last pieces', () => {
  it('go to one of two shoppers, and the other is refused', async () => {
    const article = await makeArticle(shop.db, { stock: 1, title: 'Dekbed Enig' })
    const answers = await Promise.all((await buyers(2, article)).map((shopper) => shopper.press()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'out_of_stock' })
    expect(refused?.body.message).toContain('Dekbed Enig')
    expect(await stockOf(shop.db, article)).toBe(0)
  })

  it('are ten orders for thirty shoppers when ten are in stock', { tags: ['slow'] }, async () => {
    const article = await makeArticle(shop.db, { stock: 10 })
    const answers = await Promise.all((await buyers(30, article)).map((shopper) => shopper.press()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(20)
    expect(await stockOf(shop.db, article)).toBe(0)
    expect(await ordersOf(article)).toHaveLength(10)
  })

  it(
    'can move between orders with articles in any order, without a deadlock',
    { tags: ['slow'] },
    async () => {
      const articles = await Promise.all([
        makeArticle(shop.db, { stock: 40 }),
        makeArticle(shop.db, { stock: 40 }),
      ])
      const shoppers = Array.from({ length: 10 }, () => newShopper(shop))
      for (const [index, shopper] of shoppers.entries()) {
        const [first, second] = index % 2 === 0 ? articles : articles.toReversed()
        await shopper.fillIn(first ?? 0)
        await shopper.add(second ?? 0)
        await shopper.press()
        await shopper.add(first ?? 0)
      }
      const answers = await Promise.all(shoppers.map((shopper) => shopper.press()))
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
      const stocks = await Promise.all(articles.map((article) => stockOf(shop.db, article)))
      expect(stocks).toEqual([25, 25])
    },
  )
})

describe('the total that the shopper agreed to', () => {
  it('is the amount to pay: a changed price is refused with a message', async () => {
    const article = await makeArticle(shop.db, { priceCents: 5000 })
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    await shop.db.update(variant).set({ priceCents: 6000 }).where(eq(variant.id, article))
    const agree = (expected_total: number) =>
      shopper.ask('POST', '/v1/checkout/payment-url', { expected_total })
    const refused = await agree(50)
    expect(refused).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
    expect(refused.body.message).toMatch(/van €\s50,00 naar €\s60,00/)
    expect((await agree(60)).status).toBe(200)
    expect((await agree(-60)).status).toBe(409)
  })
})
