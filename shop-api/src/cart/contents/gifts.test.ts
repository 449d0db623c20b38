import { and, eq } from 'drizzle-orm'
import type { StaffGift } from 'shared-types/contracts/admin/buying/gifts'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Cart, Order } from '../../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import { productCategory, variant } from '../../db/schema/products/catalog.ts'
import { gift } from '../../db/schema/products/gift.ts'
import { mail } from '../../db/schema/mail.ts'
import { auditLog } from '../../db/schema/staff.ts'
import { cancelOrder } from '../../order/fulfilment/cancel-order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** Creates a bed that comes with a duvet as a gift. */
const bedWithDuvet = async (stock = 10) => {
  const bed = await makeArticle(shop.db, { title: 'Boxspring Proef', priceCents: 100_000 })
  const duvet = await makeArticle(shop.db, { title: 'Dekbed Proef', stock })
  const [row] = await shop.db.select().from(variant).where(eq(variant.id, bed))
  const [link] = await shop.db
    .select()
    .from(productCategory)
    .where(eq(productCategory.productId, row?.productId ?? 0))
  await shop.db.insert(gift).values({ categoryId: link?.categoryId ?? 0, size: '240x220', variantId: duvet })
  return { bed, duvet }
}
const giftsOf = ({ items }: Cart) => items.filter((item) => item.gift)

describe('a gift', () => {
  it('is added and removed with its article, one for each, at no cost', async () => {
    const { bed, duvet } = await bedWithDuvet()
    const shopper = newShopper(shop)
    await shop.db.update(variant).set({ delivery: 'Op afspraak', nextDay: false }).where(eq(variant.id, bed))
    const { body } = await shopper.add(bed, 2)
    // It is delivered with the bed, not by parcel the day before.
    expect(giftsOf(body)[0]?.delivery).toBe('Op afspraak')
    expect(giftsOf(body)).toMatchObject([
      {
        variant_id: duvet,
        quantity: 2,
        price: 0,
        subtotal: 0,
        price_old: null,
        parent: { title: 'Dekbed Proef' },
      },
    ])
    expect(body.items.map(({ gives }) => gives)).toEqual([duvet, null])
    expect(body.totals).toMatchObject({ total_quantity: 2, grand_total: 2000 })
    const line = body.items.find((item) => !item.gift)?.id
    const fewer = await shopper.ask<Cart>('PUT', '/v1/cart/item', { id: line, quantity: 1 })
    expect(giftsOf(fewer.body)).toMatchObject([{ quantity: 1 }])
    const none = await shopper.ask<Cart>('DELETE', `/v1/cart/item?id=${line}`)
    expect(none.body.items).toEqual([])
  })

  it('is switched off and on by an employee, and a cart follows', async () => {
    const { bed, duvet } = await bedWithDuvet()
    const [{ categoryId } = { categoryId: 0 }] = await shop.db
      .select()
      .from(gift)
      .where(eq(gift.variantId, duvet))
    const shopper = newShopper(shop)
    await shopper.add(bed)
    const employee = await employ(shop, 'content')
    const path = pathOf(admin.gift, { id: categoryId })
    const listed = async () =>
      (await employee.ask('GET', admin.gifts))
        .json<{ rows: StaffGift[] }>()
        .rows.find(({ id }) => id === categoryId)
    const given = async () => giftsOf((await shopper.ask<Cart>('GET', '/v1/cart')).body).length
    expect([await given(), await listed()]).toMatchObject([1, { offered: true, gifts: [{ stock: 10 }] }])

    expect((await employee.ask('PUT', path, { offered: false })).statusCode).toBe(204)
    expect([await given(), await listed()]).toMatchObject([0, { offered: false }])
    const logged = and(eq(auditLog.tableName, 'gift'), eq(auditLog.action, 'offer gift'))
    expect(await shop.db.$count(auditLog, logged)).toBe(1)
    expect((await employee.ask('PUT', path, { offered: true })).statusCode).toBe(204)
    expect(await given()).toBe(1)

    const unknown = pathOf(admin.gift, { id: 999_999 })
    expect((await employee.ask('PUT', unknown, { offered: true })).statusCode).toBe(404)
    const service = await employ(shop, 'service')
    expect((await service.ask('PUT', path, { offered: false })).statusCode).toBe(403)
  })

  it('cannot be bought, changed or removed separately', async () => {
    const { bed } = await bedWithDuvet()
    const shopper = newShopper(shop)
    const { body } = await shopper.add(bed)
    const id = giftsOf(body)[0]?.id
    expect((await shopper.ask('PUT', '/v1/cart/item', { id, quantity: 9 })).status).toBe(422)
    expect((await shopper.ask('DELETE', `/v1/cart/item?id=${id}`)).status).toBe(422)
  })

  it('is limited by the stock, after what the same cart buys of it', async () => {
    const { bed, duvet } = await bedWithDuvet(3)
    const shopper = newShopper(shop)
    await shopper.add(duvet, 2)
    await shop.db.update(variant).set({ delivery: 'Op afspraak', nextDay: false }).where(eq(variant.id, bed))
    const { body } = await shopper.add(bed, 2)
    // It is delivered with the bed, not by parcel the day before.
    expect(giftsOf(body)[0]?.delivery).toBe('Op afspraak')
    expect(giftsOf(body)).toMatchObject([{ quantity: 1 }])
    expect(body.gift_messages).toEqual([
      'Van het cadeau ‘Dekbed Proef, 240x220’ is er nog maar 1. De rest komt nu niet mee.',
    ])
    const { bed: other, duvet: gone } = await bedWithDuvet(0)
    const without = newShopper(shop)
    const { body: cart } = await without.add(other)
    expect(giftsOf(cart)).toEqual([])
    expect(cart.gift_messages).toEqual([
      'Het cadeau ‘Dekbed Proef, 240x220’ is op dit moment uitverkocht en komt nu niet mee.',
    ])
    // The drawer of an added article shows the message about its own gift.
    expect(cart.items.map(({ gift_message: message }) => message)).toEqual(cart.gift_messages)
    await shop.db.update(variant).set({ stock: 1 }).where(eq(variant.id, gone))
    expect((await without.ask<Cart>('GET', '/v1/cart')).body.gift_messages).toEqual([])
  })

  it('is in the order and its mail, is taken from stock, and is returned when the order is cancelled', async () => {
    const { bed, duvet } = await bedWithDuvet(10)
    const shopper = newShopper(shop)
    await shopper.fillIn(bed, 2)
    const { body } = await shopper.press()
    const order = await shopper.ask<Order>('GET', `/v1/order/${body.order_id}`)
    expect(order.body.lines).toMatchObject([
      { variant_id: bed, gift: false },
      { variant_id: duvet, gift: true, quantity: 2, subtotal: 0 },
    ])
    expect(order.body.totals.grand_total).toBe(2000)
    expect(await stockOf(shop.db, duvet)).toBe(8)
    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, body.order_id))
    expect(sent?.text).toMatch(/2 × Dekbed Proef.* Gratis/)
    expect((await shopper.press()).body.order_id).toBe(body.order_id)
    await cancelOrder(shop.shop, body.order_id)
    expect(await stockOf(shop.db, duvet)).toBe(10)
  })
})

it('all beds of the promotion come with the duvet that their page promises', async () => {
  const { body } = await newShopper(shop).ask<{ products: { items?: unknown } & Record<string, unknown> }>(
    'GET',
    '/v1/catalog/overview/category?path=gratis-dekbed',
  )
  const found = JSON.stringify(body.products)
  const ids = [...found.matchAll(/"variant_id":(\d+)/g)].map(([, id]) => Number(id))
  expect(ids.length).toBeGreaterThan(3)
  for (const id of ids) {
    const added = await newShopper(shop).add(id)
    if (added.status !== 200) continue
    expect.soft(giftsOf(added.body)).toMatchObject([{ price: 0, quantity: 1 }])
  }
})
