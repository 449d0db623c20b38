import { eq, sql } from 'drizzle-orm'
import type { Cart } from '../../test/wire-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { choose } from '../../test/pay-page.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { abandonment, emailHashInSql, reminderRefusal } from '../db/schema/abandonment.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { order } from '../db/schema/buying/order.ts'
import { emailHash } from '../mail/signed-link.ts'
import { remindOfCarts } from './remind-of-carts.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
})
beforeEach(async () => {
  // Exclude the carts of the previous tests.
  await shop.db.update(cartTable).set({ remindedAt: new Date() })
})
afterAll(() => shop.close())

let count = 0
const someone = () => `vergeten-${(count += 1)}@example.com`
const type = (shopper: Shopper, email: string) =>
  shopper.ask<{ noted: boolean }>('POST', '/v1/abandon/email', { email })
const age = (cart: Cart, minutes: number) =>
  shop.db
    .update(cartTable)
    .set({ updatedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(cartTable.id, cart.quote_id ?? ''))
const mailsTo = (email: string) => shop.db.select().from(mail).where(eq(mail.recipient, email))

/** The owner of the address has confirmed it. */
const subscribed = (email: string) =>
  shop.db
    .insert(newsletterSubscription)
    .values({ email, sessionTokenHash: 'x', confirmedAt: new Date() })
    .onConflictDoNothing()

/** A shopper left something in the cart some time ago. */
const left = async ({
  email = someone(),
  minutes = 300,
  title = 'Dekbed Vergeten',
  isSubscriber = true,
} = {}) => {
  const shopper = newShopper(shop)
  const article = await makeArticle(shop.db, { title, priceCents: 4995 })
  const { body: cart } = await shopper.add(article, 2)
  await type(shopper, email)
  if (isSubscriber) await subscribed(email)
  await age(cart, minutes)
  return { shopper, article, cart, email }
}

describe('the reminder of a cart', () => {
  it('is sent once when several jobs run at the same time, and contains a link that restores the cart', async () => {
    const { email, cart } = await left()
    await Promise.all([remindOfCarts(shop.shop), remindOfCarts(shop.shop), remindOfCarts(shop.shop)])
    await remindOfCarts(shop.shop)
    const sent = await mailsTo(email)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ kind: 'abandoned_cart', sentAt: null })
    expect(sent[0]?.text).toContain('2 × Dekbed Vergeten, 240x220: € 99,90')
    const link = /\/cart\/restore\/(\S+)/.exec(sent[0]?.text ?? '')?.[1]
    const elsewhere = await newShopper(shop).ask<Cart>('POST', '/v1/cart/restore', { id: link })
    expect(elsewhere.body.items).toMatchObject([{ quantity: 2 }])
    expect(elsewhere.body.quote_id).not.toBe(cart.quote_id)
  })

  it('is sent after the configured delay, and not for carts that are too old', async () => {
    const fresh = await left({ minutes: 239 })
    const stale = await left({ minutes: 8 * 24 * 60 })
    await remindOfCarts(shop.shop)
    expect(await mailsTo(fresh.email)).toEqual([])
    expect(await mailsTo(stale.email)).toEqual([])
    await age(fresh.cart, 241)
    await remindOfCarts(shop.shop)
    expect(await mailsTo(fresh.email)).toHaveLength(1)
  })

  it('is not sent without a valid typed address', async () => {
    const shopper = newShopper(shop)
    const { body: cart } = await shopper.add(await makeArticle(shop.db))
    expect((await type(shopper, 'zoe@')).body).toEqual({ noted: false })
    // The address of the checkout is for the order only.
    await age(cart, 300)
    await remindOfCarts(shop.shop)
    const [row] = await shop.db
      .select()
      .from(cartTable)
      .where(eq(cartTable.id, cart.quote_id ?? ''))
    expect(row?.remindedAt).toBeNull()
  })

  it('is not sent to a shopper who withdrew the consent, of whom nothing is kept', async () => {
    const { shopper, email } = await left()
    await shopper.ask('POST', '/v1/abandon/browse', { products: [1, 2] })
    const noted = await shop.db.$count(abandonment)
    expect((await type(shopper, '')).body).toEqual({ noted: false })
    expect(await shop.db.$count(abandonment)).toBe(noted - 1)
    await remindOfCarts(shop.shop)
    expect(await mailsTo(email)).toEqual([])
  })

  it('is not sent to the address of a stranger', async () => {
    const { email } = await left({ isSubscriber: false })
    await remindOfCarts(shop.shop)
    expect(await mailsTo(email)).toEqual([])
  })

  it('is sent to an address with which the same session has bought something', async () => {
    const email = addressStep.customer.email
    const { shopper, article, cart } = await left({ email, isSubscriber: false })
    await shopper.fillIn(article)
    const { body } = await shopper.press()
    await choose(body.url, 'paid')
    await shop.app.inject({
      method: 'GET',
      url: `/v1/order/${body.order_id}/status`,
      headers: { authorization: shop.bearer, cookie: shopper.jar.cookie },
    })
    const next = await shopper.add(article)
    expect(next.body.quote_id).not.toBe(cart.quote_id)
    await age(next.body, 300)
    await shop.db
      .update(order)
      .set({ createdAt: new Date(0) })
      .where(eq(order.id, body.order_id))
    await remindOfCarts(shop.shop)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('abandoned_cart')
  })

  it('is not sent after a purchase, from this cart or another', async () => {
    const { shopper, article, email, cart } = await left()
    await shopper.fillIn(article)
    await shopper.press()
    await age(cart, 300)
    await remindOfCarts(shop.shop)
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'abandoned_cart')).toEqual([])

    const again = await left()
    const other = newShopper(shop)
    await other.fillIn(again.article)
    const { body } = await other.press()
    const [placed] = await shop.db.select().from(order).where(eq(order.id, body.order_id))
    if (!placed) throw new Error('no order')
    const customer = { ...placed.customer, email: again.email.toUpperCase() }
    await shop.db.update(order).set({ customer }).where(eq(order.id, placed.id))
    await remindOfCarts(shop.shop)
    expect(await mailsTo(again.email)).toEqual([])
  })

  it('is not sent after an opt-out by link, on any device, and the address is deleted', async () => {
    const { email } = await left()
    await remindOfCarts(shop.shop)
    const [sent] = await mailsTo(email)
    const token = /afmelden\/\?token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
    expect(token).not.toContain('@')
    const leave = (value: string) => newShopper(shop).ask('POST', '/v1/abandon/unsubscribe', { token: value })
    expect((await leave(`${token.slice(0, -1)}!`)).status).toBe(404)
    expect((await leave(`${'0'.repeat(64)}${token.slice(64)}`)).status).toBe(404)
    expect((await leave(token)).body).toMatchObject({ message: expect.stringContaining('afgemeld') })
    expect((await leave(token)).status).toBe(200)
    expect(await shop.db.select().from(abandonment).where(eq(abandonment.email, email))).toEqual([])
    expect(JSON.stringify(await shop.db.select().from(reminderRefusal))).not.toContain(email)

    await shop.db.delete(mail).where(eq(mail.recipient, email))
    await left({ email })
    await remindOfCarts(shop.shop)
    expect(await mailsTo(email)).toEqual([])
  })

  it('is sent to an address at most once a week', async () => {
    shop.shop.config.quotaFactor = 1
    const { email } = await left()
    await left({ email })
    await remindOfCarts(shop.shop)
    await left({ email })
    await remindOfCarts(shop.shop)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is not sent for sold-out articles or an empty cart', async () => {
    const gone = await left()
    await shop.db.update(variant).set({ stock: 0 }).where(eq(variant.id, gone.article))
    const empty = await left()
    await empty.shopper.ask('DELETE', `/v1/cart/item?id=${empty.cart.items[0]?.id}`)
    await age(empty.cart, 300)
    await remindOfCarts(shop.shop)
    expect(await mailsTo(gone.email)).toEqual([])
    expect(await mailsTo(empty.email)).toEqual([])
  })
})

describe('recorded activity', () => {
  it('is stored with the session, only the last of each kind', async () => {
    const shopper = newShopper(shop)
    const { body: cart } = await shopper.add(await makeArticle(shop.db))
    await shopper.ask('POST', '/v1/abandon/browse', { products: [3, 2, 1] })
    await shopper.ask('POST', '/v1/abandon/category', { category: 'dekbed' })
    await shopper.ask('POST', '/v1/abandon/category', { category: 'hoeslaken' })
    const report = { quote_id: cart.quote_id, updated_at: cart.updated_at, products: [1] }
    expect((await shopper.ask('POST', '/v1/abandon/cart', report)).body).toEqual({ noted: true })
    await type(shopper, ' Bos@Example.com ')
    const [row] = await shop.db.select().from(abandonment).where(eq(abandonment.email, 'bos@example.com'))
    expect(row).toMatchObject({ productIds: [3, 2, 1], categoryPath: 'hoeslaken' })
    expect(row?.cartLeftAt).toBeInstanceOf(Date)
  })

  it.each([
    ['browse', {}],
    ['browse', { products: [] }],
    ['browse', { products: ['1'] }],
    ['browse', { products: Array.from({ length: 101 }, (_, id) => id + 1) }],
    ['category', { category: '' }],
    ['category', { category: 'a\u0000' }],
    ['cart', { quote_id: '1', updated_at: 'today', products: [] }],
    ['email', { email: 'x'.repeat(300) }],
    ['email', { email: 'zoe@example.com', name: 'Zoë' }],
  ])('is refused when it is invalid: %s %j', async (what, body) => {
    expect((await newShopper(shop).ask('POST', `/v1/abandon/${what}`, body)).status).toBe(422)
  })
})

it.each(['zoe@example.com', ' Zoe@Example.COM ', 'zoe+één@example.com'])(
  'the database and the link of a reminder identify %j by the same hash',
  async (email) => {
    const { rows } = await shop.db.execute(sql`select ${emailHashInSql(email)} as hash`)
    expect(rows).toEqual([{ hash: emailHash(email) }])
  },
)
