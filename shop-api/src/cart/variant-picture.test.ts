import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Product } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { orderLine } from '../db/schema/buying/order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** A seeded variant whose colour differs from the product's first picture, and has another one of the product. */
const inAnotherColour = async () => {
  const found = await shop.db
    .select({ id: variant.id, slug: product.slug, image: variant.image, first: product.images })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(isNotNull(variant.image), gt(variant.stock, 3)))
  const other = found.find(({ image, first }) => first.slice(1).some(({ file }) => file === image?.file))
  if (!other?.image) throw new Error('the seed sells nothing in several colours')
  return { ...other, image: other.image }
}

it('the chosen colour is shown on the product page, in the cart, on the order and in the mail', async () => {
  const { id, slug, image } = await inAnotherColour()
  const shopper = newShopper(shop)
  const shown = await shopper.ask<Product>('GET', `/v1/catalog/product/${slug}`)
  expect(shown.body.variants.find((one) => one.id === id)?.image).toEqual(image)
  expect(shown.body.images).toContainEqual(image)

  const { body: cart } = await shopper.add(id)
  expect(cart.items[0]?.thumbnail).toEqual(image)

  await shopper.fillIn(id)
  const { body: placed } = await shopper.press()
  const lines = await shop.db.select().from(orderLine).where(eq(orderLine.orderId, placed.order_id))
  expect(lines.find(({ variantId }) => variantId === id)?.thumbnail).toEqual(image)
  const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, placed.order_id))
  expect(sent?.html).toContain(`/images/200/${image.file}.webp`)
})
