import { and, eq } from 'drizzle-orm'
import { type AgreedPage, OrderBefore, type StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import { mail } from '../../db/schema/mail.ts'
import { servicePage } from '../../db/schema/content.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

let shop: ShopUnderTest
let staff: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  staff = await employ(shop, 'owner')
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

it('an order has the texts of its day, for staff, in the mails and in the data of the shopper', async () => {
  const placed = async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const id = (await shopper.press()).body.order_id
    return { id, order: (await staff.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>() }
  }
  const before = await placed()
  const same = await placed()
  const terms = eq(servicePage.slug, 'algemene-voorwaarden')
  await shop.db.update(servicePage).set({ html: '<p>De nieuwe voorwaarden.</p>' }).where(terms)
  const after = await placed()

  const hashes = ({ order }: typeof before) => order.agreedPages.map(({ hash }) => hash)
  expect(before.order.agreedPages.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Algemene voorwaarden']),
  )
  expect(hashes(same)).toEqual(hashes(before))
  expect(hashes(after)).not.toEqual(hashes(before))
  const changed = hashes(after).find((hash) => !hashes(before).includes(hash)) ?? ''
  const shown = await staff.ask('GET', pathOf(admin.agreedPage, { hash: changed }))
  expect(shown.json<AgreedPage>().html).toContain('nieuwe voorwaarden')

  await settleOrder(shop, before.id, 'paid')
  const { email } = before.order
  const records = await staff.ask('GET', `${admin.personalDataExport}?email=${encodeURIComponent(email)}`)
  expect(records.body).toContain('De nieuwe voorwaarden.')
  await staff.ask('PUT', pathOf(admin.orderDetails, { id: before.id }), {
    firstName: 'Zoë',
    lastName: 'Bos',
    email,
    shippingAddress: before.order.shippingAddress,
    was: OrderBefore.strip().parse(before.order),
  })
  const [sent] = await shop.db
    .select()
    .from(mail)
    .where(and(eq(mail.orderId, before.id), eq(mail.kind, 'order_confirmation')))
  expect(sent?.text).not.toContain('De nieuwe voorwaarden.')
})

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
