import { eq } from 'drizzle-orm'
import type { Cart, Order, PaymentUrl, Reorder } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { restoreUrl } from '../cart/cart-link.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { mail } from '../db/schema/mail.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'

let shop: ShopUnderTest
const ameland = 'opbergboxspring-ameland'

beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const addBed = async (shopper: Shopper, pick: number[] = [], slug = ameland) =>
  shopper.ask<Cart>('POST', '/v1/cart/configurator', await bedRequest(shop.db, slug, pick))

const fillCheckout = async (shopper: Shopper) => {
  await shopper.ask('POST', '/v1/checkout/customer', addressStep)
  const methods = { selected_shipping_method: 'standard', selected_payment_method: 'ideal' }
  await shopper.ask('POST', '/v1/checkout/paymentmethod', methods)
}

const orderOf = async (shopper: Shopper, { order_id }: PaymentUrl) =>
  (await shopper.ask<Order>('GET', `/v1/order/${order_id}`)).body

describe('an order with configured beds', () => {
  it('lists each choice on the order and in the mail, with the prices of that moment', async () => {
    const shopper = newShopper(shop)
    await addBed(shopper, [2, 1, 0, 7, 1, 2, 0, 1])
    await addBed(shopper)
    await shopper.add(await makeArticle(shop.db, { title: 'Dekbed Wolk', priceCents: 4995 }))
    await fillCheckout(shopper)
    const { body: pressed } = await shopper.press()
    const placed = await orderOf(shopper, pressed)
    // 180x200, opening at the sides, oudroze.
    expect(placed.lines.map(({ price }) => price)).toEqual([1695 + 165 + 75 + 85, 1695, 49.95])
    expect(placed.lines[0]?.custom).toMatchObject({ slug: ameland })
    expect(placed.lines[0]?.custom?.choices[0]).toEqual({
      title: 'Afmeting',
      value: '180 x 200 cm',
      extra: 165,
    })
    expect(placed.lines[2]?.custom).toBeNull()
    const total = placed.lines.reduce((sum, { subtotal }) => sum + subtotal, 0)
    expect(placed.totals.grand_total).toBeCloseTo(total, 2)
    expect(placed.totals.vat).toMatchObject([{ rate: 21 }])

    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, pressed.order_id))
    for (const text of ['Afmeting: 180 x 200 cm (+ € 165,00)', 'Bekleding: Oudroze (+ € 85,00)']) {
      expect(sent?.text).toContain(text)
      expect(sent?.html).toContain(text)
    }
    expect(sent?.text).toContain('Opbergboxspring Ameland (Rustveld, BOX-')

    const [bed] = await shop.db.select().from(configurator).where(eq(configurator.code, 'AML'))
    await shop.db.update(configurator).set({ steps: [] }).where(eq(configurator.code, 'AML'))
    expect((await orderOf(shopper, pressed)).lines).toEqual(placed.lines)
    await shop.db
      .update(configurator)
      .set({ steps: bed?.steps ?? [] })
      .where(eq(configurator.code, 'AML'))
  })

  it('takes one bed from stock for each piece, and returns it when cancelled', async () => {
    const shopper = newShopper(shop)
    const { item_id } = await bedRequest(shop.db, ameland)
    const before = await stockOf(shop.db, item_id)
    await addBed(shopper)
    await addBed(shopper)
    await addBed(shopper, [1])
    await fillCheckout(shopper)
    const { body: pressed } = await shopper.press()
    expect(await stockOf(shop.db, item_id)).toBe(before - 3)
    const cart = await shopper.ask<Cart>('GET', '/v1/cart')
    // The quantity in the order is still available to its shopper.
    expect(cart.body.items.map(({ stock }) => stock)).toEqual([before - 1, before - 2])
    await cancelOrder(shop.shop, pressed.order_id)
    expect(await stockOf(shop.db, item_id)).toBe(before)
  })

  it('is the same order when it is placed twice, and another one after another choice at the same price', async () => {
    const shopper = newShopper(shop)
    const { body: cart } = await addBed(shopper, [0, 0, 0, 0])
    await fillCheckout(shopper)
    const [first, second] = await Promise.all([shopper.press(), shopper.press()])
    expect(first.body.order_id).toBe(second.body.order_id)
    await shopper.ask('DELETE', `/v1/cart/item?id=${cart.items[0]?.id}`)
    const { body: other } = await addBed(shopper, [0, 0, 0, 1])
    expect(other.totals.grand_total).toBe(cart.totals.grand_total)
    const { body: replaced } = await shopper.press()
    expect(replaced.order_id).not.toBe(first.body.order_id)
    expect((await orderOf(shopper, first.body)).state).toBe('cancelled')
  })

  it('is the same order when its lines are added to the cart in another order', async () => {
    const shopper = newShopper(shop)
    const { body: cart } = await addBed(shopper, [0, 0, 0, 0])
    await addBed(shopper, [0, 0, 0, 1])
    await fillCheckout(shopper)
    const { body: first } = await shopper.press()
    await shopper.ask('DELETE', `/v1/cart/item?id=${cart.items[0]?.id}`)
    await addBed(shopper, [0, 0, 0, 0])
    expect((await shopper.press()).body.order_id).toBe(first.order_id)
  })

  it('includes the supplements in a discount', async () => {
    await shop.db
      .insert(voucher)
      .values({ code: 'TIENDE', title: '10% korting', kind: 'percentage', value: 10 })
    const shopper = newShopper(shop)
    await addBed(shopper, [2])
    const { body } = await shopper.ask<Cart>('POST', '/v1/cart/discount', { discount_code: 'tiende' })
    expect(body.totals.discounts).toMatchObject([{ amount: 186 }])
    expect(body.totals.grand_total).toBe(1860 - 186)
  })

  it('can be ordered again with its choices at the current price, and reports what is no longer available', async () => {
    const shopper = newShopper(shop)
    await addBed(shopper, [2])
    await addBed(shopper, [1])
    await fillCheckout(shopper)
    const { body: pressed } = await shopper.press()
    const again = () => shopper.ask<Reorder>('POST', '/v1/order/reorder', { order_id: pressed.order_id })
    const placed = await orderOf(shopper, pressed)
    const { body } = await again()
    expect(body.missing).toEqual([])
    expect(body.cart.items.map(({ quantity, custom }) => [quantity, custom?.boxconfig])).toEqual(
      placed.lines.map(({ quantity, custom }) => [quantity, custom?.boxconfig]),
    )
    const [bed] = await shop.db.select().from(configurator).where(eq(configurator.code, 'AML'))
    const fewer = structuredClone(bed?.steps ?? [])
    fewer[0]?.properties[0]?.options.splice(2, 1)
    await shop.db.update(configurator).set({ steps: fewer }).where(eq(configurator.code, 'AML'))
    expect((await again()).body.missing).toEqual(['Opbergboxspring Ameland'])
    await shop.db
      .update(configurator)
      .set({ steps: bed?.steps ?? [] })
      .where(eq(configurator.code, 'AML'))
  })

  it('can be restored on another device, with each configuration on its own line', async () => {
    const left = newShopper(shop)
    await addBed(left, [1])
    await addBed(left, [1])
    const { body: cart } = await addBed(left, [2])
    const link = restoreUrl(shop.shop.config, cart.quote_id ?? '')
    const elsewhere = newShopper(shop)
    await addBed(elsewhere, [1])
    const id = link.slice(link.lastIndexOf('/') + 1)
    const follow = async () => (await elsewhere.ask<Cart>('POST', '/v1/cart/restore', { id })).body
    const once = await follow()
    expect(once.items.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2])
    expect(once.totals.grand_total).toBe(cart.totals.grand_total)
    expect((await follow()).items).toEqual(once.items)
  })
})
