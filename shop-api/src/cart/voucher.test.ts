import { eq } from 'drizzle-orm'
import type { Cart, Order, PaymentUrl } from '../../test/wire-types.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountsUnderTest } from '../../test/accounts-under-test.ts'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { queueAt } from '../../test/queue-at.ts'
import type { ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { productCategory, variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { orderLine } from '../db/schema/buying/order.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { voucher, voucherUse } from '../db/schema/buying/voucher.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'

const { world, loggedIn } = accountsUnderTest()
let shop: ShopUnderTest
beforeAll(() => {
  shop = world.shop
})

const makeVoucher = (part: Partial<typeof voucher.$inferInsert> & { code: string }) =>
  shop.db.insert(voucher).values({ title: '10% korting', kind: 'percentage', value: 10, ...part })

const apply = (shopper: Shopper, code: string) =>
  shopper.ask<Cart>('POST', '/v1/cart/discount', { discount_code: code })
const read = async (shopper: Shopper) => (await shopper.ask<Cart>('GET', '/v1/cart')).body

const filled = async (priceCents = 10_000, quantity = 1) => {
  const shopper = newShopper(shop)
  const article = await makeArticle(shop.db, { priceCents, stock: 100 })
  await shopper.add(article, quantity)
  return { shopper, article }
}
const checkOut = async (shopper: Shopper, email = addressStep.customer.email) => {
  const customer = { ...addressStep.customer, email }
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer })
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: 'ideal',
  })
}
/** A shopper with a complete checkout, whose code expired after it was applied. */
const withExpiredCode = async (code: string) => {
  await makeVoucher({ code, endsAt: new Date(Date.now() + 60_000) })
  const { shopper } = await filled()
  await apply(shopper, code)
  await checkOut(shopper)
  await shop.db
    .update(voucher)
    .set({ endsAt: new Date(Date.now() - 1) })
    .where(eq(voucher.code, code))
  return shopper
}
const usesLeft = async (code: string) => {
  const [row] = await shop.db.select().from(voucher).where(eq(voucher.code, code))
  return row?.usesLeft
}

afterEach(() => void vi.useRealTimers())

describe('a discount code', () => {
  it('is valid by the clock of the database, whatever that of a server says', async () => {
    await makeVoucher({ code: 'KLOK', endsAt: new Date(Date.now() + 60_000) })
    const { shopper } = await filled()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    expect((await apply(shopper, 'KLOK')).body).toMatchObject({
      applied_code: 'KLOK',
      discount_message: null,
    })
  })

  it('changes the cart by that clock too, as every change does', async () => {
    const { shopper, article } = await filled()
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 600_000 })
    const changes = [
      await shopper.add(article),
      await apply(shopper, 'VAKANTIEGELD'),
      await shopper.ask<Cart>('DELETE', '/v1/cart/discount'),
    ]
    const id = changes[0]?.body.items[0]?.id
    changes.push(
      await shopper.ask<Cart>('PUT', '/v1/cart/item', { id, quantity: 1 }),
      await shopper.ask<Cart>('DELETE', `/v1/cart/item?id=${id}`),
    )
    for (const { body } of changes) expect.soft(Date.parse(body.updated_at ?? '')).toBeLessThan(now + 300_000)
  })

  it('is accepted in any notation, shown below the totals, and can be removed', async () => {
    const { shopper } = await filled(4995, 2)
    const { status, body } = await apply(shopper, ' vakantie geld ')
    expect(status).toBe(200)
    expect(body).toMatchObject({ applied_code: 'VAKANTIEGELD', discount_message: null })
    expect(body.totals).toMatchObject({
      sub_total: 99.9,
      discounts: [{ title: 'Kortingscode VAKANTIEGELD', amount: 9.99 }],
      grand_total: 89.91,
      vat: [{ rate: 21, amount: 15.6 }],
    })
    const dropped = await shopper.ask<Cart>('DELETE', '/v1/cart/discount')
    expect(dropped.body).toMatchObject({ applied_code: null, totals: { grand_total: 99.9, discounts: [] } })
    expect((await shopper.ask('DELETE', '/v1/cart/discount')).status).toBe(200)
  })

  it.each([
    ['BESTAATNIET', /kennen we niet/],
    ['  ', /Vul een kortingscode in/],
    ['LENTESCHOON', /was geldig tot/],
    ['NIEUWJAAR', /geldt pas vanaf/],
    ['EERSTE100', /is helaas op/],
    ['DROOMBED100', /geldt vanaf € 1\.000,00\. Nog € 900,00 te gaan/],
    ['BADDER15', /geldt alleen voor Badtextiel/],
  ])('%j is refused with a field error, and the cart is unchanged', async (code, text) => {
    const { shopper } = await filled()
    await apply(shopper, 'VAKANTIEGELD')
    const before = await read(shopper)
    const { status, body } = await apply(shopper, code)
    expect(status).toBe(422)
    expect(body.code).toBe('voucher_refused')
    expect(body.errors?.discount_code?.replaceAll('\u00a0', ' ')).toMatch(text)
    expect(await read(shopper)).toEqual(before)
  })

  it('is removed without an error when there is no cart any more', async () => {
    expect(await newShopper(shop).ask('DELETE', '/v1/cart/discount')).toMatchObject({
      status: 200,
      body: { items: [], applied_code: null },
    })
  })

  it('requires a cart and a valid body', async () => {
    expect((await apply(newShopper(shop), 'VAKANTIEGELD')).body.code).toBe('cart_empty')
    const { shopper } = await filled()
    for (const body of [
      {},
      { discount_code: 3 },
      { discount_code: 'x'.repeat(65) },
      { discount_code: 'A', value: 90 },
    ]) {
      expect((await shopper.ask('POST', '/v1/cart/discount', body)).status).toBe(422)
    }
    expect((await apply(shopper, 'A\u0000')).status).toBe(422)
  })

  it('applies only to its category', async () => {
    const { shopper, article } = await filled(2000)
    const [row] = await shop.db.select().from(variant).where(eq(variant.id, article))
    const [bath] = await shop.db.select().from(voucher).where(eq(voucher.code, 'BADDER15'))
    await shop.db
      .insert(productCategory)
      .values({ productId: row?.productId ?? 0, categoryId: bath?.categoryId ?? 0 })
    await shopper.add(await makeArticle(shop.db, { priceCents: 5000 }))
    const { body } = await apply(shopper, 'BADDER15')
    expect(body.totals.discounts).toMatchObject([{ amount: 3 }])
    expect(body.items).toMatchObject([{ discount: 3 }, { discount: 0 }])
  })

  it('stays applied with a reason while the cart is below its minimum, and works again above it', async () => {
    const { shopper } = await filled(4000, 2)
    const { body } = await apply(shopper, 'VAKANTIEGELD')
    const id = body.items[0]?.id
    const fewer = await shopper.ask<Cart>('PUT', '/v1/cart/item', { id, quantity: 1 })
    expect(fewer.body).toMatchObject({
      applied_code: 'VAKANTIEGELD',
      totals: { discounts: [], grand_total: 40 },
    })
    expect(fewer.body.discount_message).toMatch(/Nog €\s35,00 te gaan/)
    const more = await shopper.ask<Cart>('PUT', '/v1/cart/item', { id, quantity: 3 })
    expect(more.body).toMatchObject({ discount_message: null, totals: { grand_total: 108 } })
  })

  it('shows the progress towards the advertised code', async () => {
    const { shopper, article } = await filled(5000)
    const progress = (await read(shopper)).totals
    expect(progress.promo_progress).toMatchObject({ threshold: 75, remaining: 25, percentage: 66 })
    expect(progress.promo_progress?.text).toMatch(/Nog €\s25,00 tot 10% korting met code VAKANTIEGELD/)
    expect(progress.free_shipping_progress).toMatchObject({ remaining: 0, percentage: 100 })
    const { body } = await shopper.add(article)
    expect(body.totals.promo_progress).toMatchObject({
      remaining: 0,
      text: expect.stringContaining('Gebruik code'),
    })
  })
})

describe('a code in an order', () => {
  it('is on its lines, in its totals and its mail, and is used until the order is cancelled', async () => {
    await makeVoucher({ code: 'LAATSTE', usesLeft: 1 })
    const { shopper } = await filled(3333, 3)
    await apply(shopper, 'LAATSTE')
    await checkOut(shopper)
    const { body, status } = await shopper.press()
    expect(status).toBe(200)
    const order = await shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(order.body).toMatchObject({ applied_code: 'LAATSTE', totals: { grand_total: 89.99 } })
    const lines = await shop.db.select().from(orderLine).where(eq(orderLine.orderId, body.order_id))
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([1000])
    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, body.order_id))
    expect(sent?.text).toMatch(/Kortingscode LAATSTE +€ -10,00/)
    expect(await usesLeft('LAATSTE')).toBe(0)

    // The cart whose order has the last use can still use it; another cart cannot.
    expect((await read(shopper)).totals.grand_total).toBe(89.99)
    expect((await shopper.press()).body.order_id).toBe(body.order_id)
    const other = await filled()
    expect((await apply(other.shopper, 'LAATSTE')).body.message).toMatch(/is helaas op/)

    await cancelOrder(shop.shop, body.order_id)
    expect(await usesLeft('LAATSTE')).toBe(1)
    expect((await apply(other.shopper, 'LAATSTE')).status).toBe(200)
  })

  it('moves to the order that replaces it', async () => {
    await makeVoucher({ code: 'EENKEER', usesLeft: 1, oncePerCustomer: true })
    const { shopper, article } = await filled()
    await apply(shopper, 'EENKEER')
    await checkOut(shopper, 'vervang@example.com')
    const first = await shopper.press()
    await shopper.add(article)
    const second = await shopper.press()
    expect(second.status).toBe(200)
    expect(second.body.order_id).not.toBe(first.body.order_id)
    expect(await usesLeft('EENKEER')).toBe(0)
    const uses = await shop.db.select().from(voucherUse).where(eq(voucherUse.code, 'EENKEER'))
    expect(uses.map(({ orderId }) => orderId)).toEqual([second.body.order_id])
  })

  it('that is used up before ordering is refused with a message, and the next attempt uses the new total', async () => {
    await makeVoucher({ code: 'VLUG', usesLeft: 1 })
    const slow = await filled()
    const quick = await filled()
    for (const { shopper } of [slow, quick]) {
      await apply(shopper, 'VLUG')
      await checkOut(shopper)
    }
    expect((await quick.shopper.press()).status).toBe(200)
    const refused = await slow.shopper.press()
    expect(refused).toMatchObject({ status: 422, body: { code: 'voucher_refused' } })
    expect(refused.body.message).toMatch(/is helaas op.*VLUG.*bestel opnieuw/)
    expect(await read(slow.shopper)).toMatchObject({ applied_code: null, totals: { grand_total: 100 } })
    const { body } = await slow.shopper.press()
    const order = await slow.shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(order.body.totals.grand_total).toBe(100)
  })

  it('never exceeds its uses in concurrent orders', { tags: ['slow'] }, async () => {
    await makeVoucher({ code: 'RACE', usesLeft: 3 })
    const shoppers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { shopper } = await filled()
        await apply(shopper, 'RACE')
        await checkOut(shopper)
        return shopper
      }),
    )
    const pressed = await Promise.all(shoppers.map((shopper) => shopper.press()))
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(pressed.filter(({ body }) => body.code === 'voucher_refused')).toHaveLength(9)
    expect(await usesLeft('RACE')).toBe(0)
  })

  it('for one use per customer is checked by e-mail address, regardless of case, also in concurrent orders', async () => {
    const email = 'Eenmalig@Example.com'
    const orders = await Promise.all(
      [email, email.toLowerCase(), ` ${email} `].map(async (typed) => {
        const { shopper } = await filled()
        await apply(shopper, 'WELKOM10')
        await checkOut(shopper, typed)
        return shopper
      }),
    )
    const pressed = await Promise.all(orders.map((shopper) => shopper.press()))
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const again = await filled()
    await checkOut(again.shopper, email)
    expect((await apply(again.shopper, 'WELKOM10')).body.message).toMatch(/al eens gebruikt/)
  })

  it('for one use per customer is refused at once in a next cart of the account', async () => {
    const { shopper, email } = await loggedIn()
    const guest = await filled()
    await apply(guest.shopper, 'WELKOM10')
    await checkOut(guest.shopper, email)
    await settleOrder(shop, (await guest.shopper.press()).body.order_id, 'paid')
    await shopper.add(guest.article)
    expect((await apply(shopper, 'WELKOM10')).body.message).toMatch(/al eens gebruikt/)
    // The address of the order counts, as soon as it is known.
    await checkOut(shopper, `ander.${email}`)
    expect((await apply(shopper, 'WELKOM10')).status).toBe(200)
  })

  it('for one use per customer is not used up by a stranger who orders with the address and does not pay', async () => {
    const { shopper, email } = await loggedIn()
    const stranger = await filled()
    await apply(stranger.shopper, 'WELKOM10')
    await checkOut(stranger.shopper, email)
    expect((await stranger.shopper.press()).status).toBe(200)
    await shopper.add(stranger.article)
    expect((await apply(shopper, 'WELKOM10')).status).toBe(200)
    await checkOut(shopper, email)
    expect((await shopper.press()).status).toBe(200)
    const again = await filled()
    await checkOut(again.shopper, email)
    expect((await apply(again.shopper, 'WELKOM10')).body.message).toMatch(/al eens gebruikt/)
  })

  it('that expires before ordering is refused with a message', async () => {
    const shopper = await withExpiredCode('BIJNA')
    const refused = await shopper.press()
    expect(refused.body).toMatchObject({
      code: 'voucher_refused',
      message: expect.stringMatching(/was geldig tot/),
    })
  })

  it('that replaces an expired one while the order is refused stays in the cart', async () => {
    const shopper = await withExpiredCode('BIJTIJDS')
    const [refused] = await queueAt<unknown>(
      shop.db,
      (tx) => tx.select().from(cart).where(eq(cart.voucherCode, 'BIJTIJDS')).for('update'),
      [() => shopper.press(), () => apply(shopper, 'VAKANTIEGELD')],
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'voucher_refused' } })
    expect(await read(shopper)).toMatchObject({ applied_code: 'VAKANTIEGELD' })
  })

  it('that expires before ordering is left out if the shopper agrees to the total without it', async () => {
    const shopper = await withExpiredCode('VOORBIJ')
    const press = (total: number) =>
      shopper.ask<PaymentUrl>('POST', '/v1/checkout/payment-url', { expected_total: total })
    const { totals, discount_message } = await read(shopper)
    expect([totals.grand_total, discount_message]).toEqual([100, expect.stringMatching(/was geldig tot/)])
    const { status, body } = await press(100)
    expect(status).toBe(200)
    const order = await shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(order.body).toMatchObject({ applied_code: null, totals: { grand_total: 100, discounts: [] } })
    expect((await press(100)).body.order_id).toBe(body.order_id)
    expect((await press(90)).body.message).toMatch(/was geldig tot.*VOORBIJ.*bestel opnieuw/)
  })
})

it.each([
  [{ code: 'ALLES', value: 100 }, 'voucher_leaves_something_to_pay'],
  [{ code: 'MEER', kind: 'amount', value: 1000, minimumCents: 1000 }, 'voucher_leaves_something_to_pay'],
  [{ code: 'klein' }, 'voucher_code_in_capitals'],
  [{ code: 'MIN', usesLeft: -1 }, 'voucher_uses_not_negative'],
] as const)('the database rejects %j', async (part, constraint) => {
  await expect(makeVoucher(part)).rejects.toMatchObject({ cause: { constraint } })
})

it('a price change is shown on the line until the shopper changes the quantity', async () => {
  const { shopper, article } = await filled(4995)
  expect((await read(shopper)).items[0]?.price_changed_from).toBeNull()
  await shop.db.update(variant).set({ priceCents: 4495 }).where(eq(variant.id, article))
  const changed = await read(shopper)
  expect(changed.items[0]).toMatchObject({ price: 44.95, price_changed_from: 49.95 })
  await shopper.ask('PUT', '/v1/cart/item', { id: changed.items[0]?.id, quantity: 2 })
  expect((await read(shopper)).items[0]).toMatchObject({ price: 44.95, price_changed_from: null })
})
