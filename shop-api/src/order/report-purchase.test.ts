import { eq } from 'drizzle-orm'
import type { Cart, Order, OrderEvent } from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, type Shopper } from '../../test/shopper.ts'
import { allProducts, rugs } from '../catalog/category/known-categories.ts'
import { category, productCategory, variant } from '../db/schema/products/catalog.ts'
import { order } from '../db/schema/buying/order.ts'
import { voucher } from '../db/schema/buying/voucher.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** Adds the variant's product to the category at `path`, which comes before its own category in all lists. */
const list = async (article: number, path: string) => {
  const texts = {
    title: `Lijst ${path}`,
    metaTitle: path,
    metaDescription: path,
    slug: path.replaceAll('/', '-'),
  }
  await shop.db
    .insert(category)
    .values({ path, kind: 'listing', position: -1, ...texts })
    .onConflictDoNothing()
  const [of] = await shop.db.select().from(category).where(eq(category.path, path))
  const [sold] = await shop.db.select().from(variant).where(eq(variant.id, article))
  await shop.db.insert(productCategory).values({ productId: sold?.productId ?? 0, categoryId: of?.id ?? 0 })
}

const buy = async (shopper: Shopper, article: number, quantity = 1) => {
  await shopper.fillIn(article, quantity)
  const { order_id } = (await shopper.press()).body
  await shop.db.update(order).set({ state: 'paid', paidAt: new Date() }).where(eq(order.id, order_id))
  return order_id
}

describe('the purchase event', () => {
  it('is sent once, under the main category, with the discounted price', async () => {
    const article = await makeArticle(shop.db, { priceCents: 4995 })
    await list(article, allProducts)
    await list(article, 'nieuw-binnen')
    await shop.db
      .insert(voucher)
      .values({ code: 'METEN', title: '10% korting', kind: 'percentage', value: 10 })
    const shopper = newShopper(shop)
    await shopper.add(article, 2)
    const { body: cart } = await shopper.ask<Cart>('POST', '/v1/cart/discount', { discount_code: 'METEN' })
    const [line] = cart.items
    expect(line?.categories).toEqual([{ name: 'Testartikelen' }, { name: 'Lijst nieuw-binnen' }])

    const order_id = await buy(shopper, article)
    const readEvent = async () =>
      (await shopper.ask<OrderEvent>('GET', `/v1/order/${order_id}/event`)).body.event
    const event = await readEvent()
    expect(event).toMatchObject({ value: 134.86, shipping: 0, coupon: 'METEN' })
    expect(event?.items).toEqual([
      {
        item_id: line?.sku,
        item_name: line?.parent.title,
        item_brand: line?.brand,
        item_category: 'Testartikelen',
        item_variant: line?.name,
        price: 49.95,
        quantity: 3,
        discount: 14.99,
      },
    ])
    expect(await readEvent()).toBeNull()
  })

  it('has no variant for an article with one size, as in the cart', async () => {
    const article = await makeArticle(shop.db, { title: 'Klamboe Tropen' })
    await shop.db.update(variant).set({ title: 'Klamboe Tropen' }).where(eq(variant.id, article))
    const shopper = newShopper(shop)
    const order_id = await buy(shopper, article)
    const { body } = await shopper.ask<OrderEvent>('GET', `/v1/order/${order_id}/event`)
    expect(body.event?.items).toMatchObject([{ item_variant: '' }])
  })
})

it('an order says whether it contains a rug, also when their category has moved', async () => {
  const rug = await makeArticle(shop.db, { title: 'Vloerkleed Noord' })
  await shop.db.update(category).set({ path: 'wonen/tapijten' }).where(eq(category.code, rugs))
  await list(rug, 'wonen/tapijten/rond')
  for (const [article, hasRug] of [
    [rug, true],
    [await makeArticle(shop.db), false],
  ] as const) {
    const shopper = newShopper(shop)
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${await buy(shopper, article)}`)
    expect(body).toMatchObject({ has_rug: hasRug })
  }
})
