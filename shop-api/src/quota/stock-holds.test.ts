import { randomUUID } from 'node:crypto'
import { eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password, request } from '../../test/accounts-under-test.ts'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { tokenInMail } from '../../test/token-in-mail.ts'
import type { Checkout, PaymentMethods } from 'shared-types/contracts/checkout'
import { cart } from '../db/schema/buying/cart.ts'
import { mail } from '../db/schema/mail.ts'
import { order, orderLine } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { cancelUnpaidOrders } from '../order/cancel-unpaid-orders.ts'
import { stockHoldLimits } from './stock-holds.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
})
beforeEach(async () => {
  // There are thousands of seeded orders, most of them already cancelled.
  await shop.db.update(order).set({ state: 'cancelled' }).where(ne(order.state, 'cancelled'))
})
afterAll(() => shop.close())

let count = 0
const stranger = () => `vreemd-${(count += 1)}@example.com`
interface Buying {
  article: number
  quantity?: number
  method?: string
  email?: string
  address?: string
  shopper?: ReturnType<typeof newShopper>
}

/** Fills cart and checkout up to the order button, in a new session unless one is given. */
const fillIn = async ({ article, quantity = 1, method = 'banktransfer', address = '', ...rest }: Buying) => {
  const { email = stranger(), shopper = newShopper(shop, '', address) } = rest
  await shopper.add(article, quantity)
  const customer = { ...addressStep.customer, email }
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer })
  const chosen = await shopper.ask<Checkout>('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: method,
  })
  return { shopper, chosen }
}
const buy = async (buying: Buying) => {
  const { shopper } = await fillIn(buying)
  return { ...(await shopper.press()), shopper }
}
const stocks = (ids: number[]) =>
  shop.db.select({ id: variant.id, stock: variant.stock }).from(variant).where(inArray(variant.id, ids))
const mailsTo = (email: string) => shop.db.$count(mail, eq(mail.recipient, email))
const article = (stock: number, priceCents = 1000) => makeArticle(shop.db, { stock, priceCents })

describe('one client IP', () => {
  it.each([
    ['banktransfer', 120],
    ['ideal', 300],
  ])(
    'cannot empty the shop by %s, with a new session and e-mail address each time',
    { tags: ['slow'] },
    async (method, most) => {
      const address = `203.0.113.${method.length}`
      const articles = await Promise.all(Array.from({ length: 12 }, () => article(60)))
      for (const one of articles) await buy({ article: one, quantity: 30, method, address })
      const left = await stocks(articles)
      const held = left.reduce((sum, { stock }) => sum + 60 - stock, 0)
      expect(held).toBeGreaterThan(0)
      expect(held).toBeLessThanOrEqual(most)
    },
  )

  it('has five open transfers, also when twelve are ordered at once, and a clear refusal after that', async () => {
    const address = '203.0.113.77'
    const articles = await Promise.all(Array.from({ length: 12 }, () => article(10)))
    const ready = await Promise.all(articles.map((one) => fillIn({ article: one, address })))
    const answers = await Promise.all(ready.map(({ shopper }) => shopper.press()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(refused?.body.message).toContain('kies een andere betaalmethode')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    const left = await stocks(articles)
    expect(left.filter(({ stock }) => stock === 9)).toHaveLength(5)
    const one = await article(10)
    expect((await buy({ article: one, address, method: 'ideal' })).status).toBe(200)
    expect((await buy({ article: one, address: '203.0.113.78' })).status).toBe(200)
  })
})

const kinds = ['any', 'transfer'] as const
const scopes = ['address', 'network', 'recipientHere', 'session'] as const
const rows = kinds.flatMap((kind) => scopes.map((scope) => ({ kind, scope })))

describe.each(rows)('unpaid orders ($kind) of one $scope', { tags: ['slow'] }, ({ kind, scope }) => {
  const { orders, pieces } = stockHoldLimits[kind][scope]
  const method = kind === 'transfer' ? 'banktransfer' : 'ideal'

  /** Orders that have only the scope in common. */
  const buyer = async () => {
    const one = await article(1000)
    const same = {
      ...(scope === 'address' ? { address: `198.51.100.${(count += 1)}` } : {}),
      ...(scope === 'recipientHere' ? { email: stranger() } : {}),
      ...(scope === 'session' ? { shopper: newShopper(shop) } : {}),
    }
    const site = (count += 1).toString(16)
    const ofSite = () => ({ address: `2001:db8:${site}:${(count += 1).toString(16)}::` })
    return async (quantity: number) => {
      const own = scope === 'network' ? ofSite() : same
      const { status } = await buy({ article: one, quantity, method, ...own })
      // The next purchase of this session is another cart, as after the announcement of a transfer.
      if (status === 200)
        await shop.db.update(cart).set({ orderedAt: new Date() }).where(isNull(cart.orderedAt))
      return status
    }
  }

  it(`are at most ${orders}`, { tags: ['slow'] }, async () => {
    const buyPieces = await buyer()
    for (let placed = 0; placed < orders; placed += 1) expect(await buyPieces(1)).toBe(200)
    expect(await buyPieces(1)).toBe(429)
  })

  it(`have at most ${pieces} pieces`, async () => {
    const buyPieces = await buyer()
    for (let held = 0; held + 99 <= pieces; held += 99) expect(await buyPieces(99)).toBe(200)
    expect(await buyPieces((pieces % 99) + 1)).toBe(429)
  })
})

it('of strangers in other networks with the e-mail address of a guest do not stop that guest', async () => {
  const email = stranger()
  const orderAt = async (address: string, method: string) =>
    (await buy({ article: await article(10), email, address, method })).status
  const strange = '203.0.113.90'
  for (let placed = 0; placed < 3; placed += 1) await orderAt(strange, 'banktransfer')
  expect(await orderAt(strange, 'banktransfer')).toBe(429)
  for (let placed = 3; placed < 6; placed += 1) await orderAt(strange, 'ideal')
  expect(await orderAt(strange, 'ideal')).toBe(429)
  expect(await orderAt('203.0.113.91', 'banktransfer')).toBe(200)
  expect(await orderAt('203.0.113.91', 'ideal')).toBe(200)
})

/** Buys one as a new guest, from another IP address. */
const buyApart = async (method: string) =>
  buy({ article: await article(1000), method, address: `192.0.2.${(count += 1)}` })

/** An open unpaid order of a stranger that holds this many pieces. */
const holdPieces = async (method: string, pieces: number): Promise<void> => {
  const { body } = await buyApart(method)
  await shop.db.update(orderLine).set({ quantity: pieces }).where(eq(orderLine.orderId, body.order_id))
}

/** This many open unpaid orders of one stranger. */
const holdOrders = async (method: string, orders: number): Promise<void> => {
  const { body } = await buyApart(method)
  const [placed] = await shop.db.select().from(order).where(eq(order.id, body.order_id))
  const [line] = await shop.db.select().from(orderLine).where(eq(orderLine.orderId, body.order_id))
  if (!placed || !line) throw new Error('the order was not written')
  const copies = Array.from({ length: orders - 1 }, () => ({ cartId: randomUUID(), id: randomUUID() }))
  const { id: _line, configurationKey: _key, ...copied } = line
  for (let at = 0; at < copies.length; at += 250) {
    const some = copies.slice(at, at + 250)
    await shop.db.insert(cart).values(some.map(({ cartId }) => ({ id: cartId, orderedAt: new Date() })))
    const orderRows = some.map(({ cartId, id }) =>
      Object.assign(structuredClone(placed), { cartId, id, number: `DKBD${id}` }),
    )
    await shop.db.insert(order).values(orderRows)
    const lineRows = some.map(({ id }) => Object.assign(structuredClone(copied), { orderId: id }))
    await shop.db.insert(orderLine).values(lineRows)
  }
}

describe.each(['reserve', 'transfer'] as const)('all unpaid orders (%s) together', (kind) => {
  const { orders, pieces } = stockHoldLimits[kind].total
  const method = kind === 'transfer' ? 'banktransfer' : 'ideal'

  const expectFull = async (refused: Awaited<ReturnType<typeof buy>>) => {
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBe(300)
    // Transfers that are too many do not close the shop.
    expect((await buyApart('ideal')).status).toBe(kind === 'transfer' ? 200 : 429)
  }

  it(`have at most ${pieces} pieces`, async () => {
    await holdPieces(method, pieces - 1)
    expect((await buyApart(method)).status).toBe(200)
    await expectFull(await buyApart(method))
  })

  it(`are at most ${orders}`, { tags: ['slow'] }, async () => {
    await holdOrders(method, orders - 1)
    // The copies have one holder, which must not be that of the next orders.
    expect((await buyApart(method)).status).toBe(200)
    await expectFull(await buyApart(method))
  })
})

describe('when all unpaid orders together have reached their total', () => {
  const { total } = stockHoldLimits.any
  const { address, network } = stockHoldLimits.reserve

  it.each([
    ['orders', (): Promise<void> => holdOrders('ideal', total.orders)],
    ['pieces', (): Promise<void> => holdPieces('ideal', total.pieces)],
  ])('(%s), a client IP may still place one small order', { tags: ['slow'] }, async (_of, fill) => {
    await fill()
    const one = await article(1000)
    const from = (quantity: number, client: string) =>
      buy({ article: one, quantity, method: 'ideal', address: client })
    expect((await from(address.pieces + 1, '203.0.113.1')).status).toBe(429)
    expect((await from(address.pieces, '203.0.113.1')).status).toBe(200)
    const second = await from(1, '203.0.113.1')
    expect(second).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(second.headers['retry-after'])).toBe(300)
    expect((await from(1, '203.0.113.2')).status).toBe(200)
  })

  it(`an IPv6 site may still place ${network.orders}`, async () => {
    await holdPieces('ideal', total.pieces)
    const one = await article(1000)
    const statuses: number[] = []
    for (let subnet = 0; subnet <= network.orders; subnet += 1) {
      const { status } = await buy({ article: one, method: 'ideal', address: `2001:db8:aaaa:${subnet}::` })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array.from({ length: network.orders }, () => 200), 429])
  })
})

it("orders of others with a customer's e-mail address do not stop the customer", async () => {
  const email = stranger()
  const customer = newShopper(shop)
  await customer.ask('POST', '/v1/customer', request(email))
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await customer.ask('POST', '/v1/customer/email/confirm', { token, password })
  const one = await article(100)
  const { orders } = stockHoldLimits.any.recipientHere
  for (let placed = 0; placed < orders; placed += 1) await buy({ article: one, method: 'ideal', email })
  expect((await buy({ article: one, method: 'ideal', email })).status).toBe(429)
  await customer.ask('POST', '/v1/customer/login', { username: email, password })
  expect((await buy({ article: one, method: 'ideal', email, shopper: customer })).status).toBe(200)
})

it('a customer has one limit in all sessions', async () => {
  const email = stranger()
  await newShopper(shop).ask('POST', '/v1/customer', request(email))
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await newShopper(shop).ask('POST', '/v1/customer/email/confirm', { token, password })
  const one = await article(100)
  const statuses: number[] = []
  for (let placed = 0; placed <= stockHoldLimits.any.session.orders; placed += 1) {
    const shopper = newShopper(shop)
    await shopper.ask('POST', '/v1/customer/login', { username: email, password })
    statuses.push((await buy({ article: one, method: 'ideal', shopper })).status)
    // The next purchase is another cart, as after a payment.
    await shop.db.update(cart).set({ orderedAt: new Date() }).where(isNull(cart.orderedAt))
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([429])
  expect(statuses.at(-1)).toBe(429)
})

describe('a bank transfer', () => {
  it('holds at most half of a variant, together with other transfers', async () => {
    const [one, last] = [await article(10), await article(1)]
    expect((await buy({ article: one, quantity: 3 })).status).toBe(200)
    const refused = await buy({ article: one, quantity: 3 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'quantity_unavailable' } })
    expect(refused.body.message).toContain('Kies een andere betaalmethode')
    expect(await stocks([one])).toMatchObject([{ stock: 7 }])
    expect((await buy({ article: one, quantity: 2 })).status).toBe(200)
    expect((await buy({ article: one, quantity: 5, method: 'ideal' })).status).toBe(200)
    expect((await buy({ article: last })).status).toBe(200)
  })

  it('is not offered above 1,000 euros to guests, whose e-mail address is not confirmed', async () => {
    const { shopper, chosen } = await fillIn({ article: await article(5, 100_001) })
    expect(chosen).toMatchObject({
      status: 422,
      body: { errors: { selected_payment_method: 'Selecteer een betaalmethode' } },
    })
    const { body } = await shopper.ask<PaymentMethods>('GET', '/v1/checkout/paymentmethod')
    expect(body.methods.map(({ code }) => code)).not.toContain('banktransfer')
    expect(body.methods.map(({ code }) => code)).toContain('ideal')
  })

  it('is limited too when an order changes to it', async () => {
    const one = await article(10)
    const { body, shopper } = await buy({ article: one, quantity: 6, method: 'ideal' })
    const change = { order_id: body.order_id, payment_method: 'banktransfer' }
    expect(await shopper.ask('POST', '/v1/order/payment-url', change)).toMatchObject({ status: 409 })
    const [placed] = await shop.db.select().from(order).where(eq(order.id, body.order_id))
    expect(placed?.paymentMethod).toBe('ideal')
  })

  it.each([
    [20, 12 * 24],
    [21, 48],
  ])('of %i pieces is held until the day ends on which %i hours have passed', async (quantity, hours) => {
    const one = await article(100)
    const { body } = await buy({ article: one, quantity })
    const stateOfPlaced = async (second: number) => {
      const midnight = sql`date_trunc('day', now() at time zone 'Europe/Amsterdam') at time zone 'Europe/Amsterdam'`
      const createdAt = sql`${midnight} - make_interval(hours => ${hours}, secs => ${-second})`
      await shop.db.update(order).set({ createdAt }).where(eq(order.id, body.order_id))
      await cancelUnpaidOrders(shop.shop)
      const [placed] = await shop.db.select().from(order).where(eq(order.id, body.order_id))
      return placed?.state
    }
    expect(await stateOfPlaced(1)).toBe('pending_payment')
    expect(await stateOfPlaced(-1)).toBe('cancelled')
    expect(await stocks([one])).toMatchObject([{ stock: 100 }])
  })
})

describe('order confirmations before payment', () => {
  it('are one per cart and hour, however often the payment method changes', async () => {
    const email = stranger()
    const { shopper } = await fillIn({ article: await article(50), method: 'ideal', email })
    for (let press = 0; press < 12; press += 1) {
      await shopper.ask('POST', '/v1/checkout/paymentmethod', {
        selected_payment_method: press % 2 ? 'ideal' : 'creditcard',
      })
      expect((await shopper.press()).status).toBe(200)
    }
    // The second one says that the confirmed order is replaced.
    expect(await mailsTo(email)).toBe(2)
  })

  it('are not followed by the cancellation of an order that was not confirmed', async () => {
    const email = stranger()
    const { shopper } = await fillIn({ article: await article(50), method: 'ideal', email })
    await shopper.press()
    await shopper.ask('POST', '/v1/checkout/paymentmethod', { selected_payment_method: 'creditcard' })
    await shopper.press()
    await shop.db
      .update(order)
      .set({ createdAt: new Date(0) })
      .where(eq(order.state, 'pending_payment'))
    await cancelUnpaidOrders(shop.shop)
    // The second one says that the confirmed order is replaced.
    expect(await mailsTo(email)).toBe(2)
  })
})
