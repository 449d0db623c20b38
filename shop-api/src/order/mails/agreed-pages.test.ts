import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { mail } from '../../db/schema/mail.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

type Promised = Partial<Pick<typeof product.$inferInsert, 'usps' | 'specifications'>>

/** The confirmation of an order of an article that promises this. */
const confirmationOf = async (promised: Promised) => {
  const article = await makeArticle(shop.db)
  const [sold] = await shop.db.select().from(variant).where(eq(variant.id, article))
  if (promised.usps ?? promised.specifications) {
    await shop.db
      .update(product)
      .set(promised)
      .where(eq(product.id, sold?.productId ?? 0))
  }
  const shopper = newShopper(shop)
  await shopper.fillIn(article)
  const orderId = (await shopper.press()).body.order_id
  const [sent] = await shop.db
    .select()
    .from(mail)
    .where(and(eq(mail.orderId, orderId), eq(mail.kind, 'order_confirmation')))
  return sent?.html ?? ''
}

describe('the confirmation of an order', () => {
  it.each<Promised>([
    { usps: ['10 jaar garantie op de kern'] },
    { specifications: [{ title: 'Motoren', value: 'Twee per kant, 5 jaar garantie' }] },
    { specifications: [{ title: 'Garantie', value: '8 jaar op de kern' }] },
  ])('has the conditions of a promised guarantee: %j', async (promised) => {
    const html = await confirmationOf(promised)
    expect(html).toContain('Garantievoorwaarden')
    expect(html).toContain('Wie geeft de garantie?')
    expect(html).toContain('Algemene voorwaarden')
  })

  it.each<Promised>([{}, { usps: ['14 dagen bedenktijd'] }])(
    'has no such conditions without a guarantee: %j',
    async (promised) => {
      const html = await confirmationOf(promised)
      expect(html).toContain('Algemene voorwaarden')
      expect(html).not.toContain('Wie geeft de garantie?')
    },
  )
})
