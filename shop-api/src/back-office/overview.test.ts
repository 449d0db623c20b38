import { eq, sql } from 'drizzle-orm'
import type { OrderSummary, StaffOrder } from 'shared-types/contracts/admin/orders'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, testProviderPayment } from '../db/schema/buying/payment.ts'
import { mail } from '../db/schema/mail.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { settlePayment } from '../order/settlement/settle-payment.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const newOrder = async (isPaid: boolean) => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const id = (await shopper.press()).body.order_id
  if (isPaid) await settleOrder(shop, id, 'paid')
  return id
}

it('the overview has the revenue of 30 days, and the work that waits', async () => {
  const staff = await employ(shop, 'service')
  const read = async () => (await staff.ask('GET', admin.overview)).json<Overview>()
  const empty = await read()
  expect(empty.days).toHaveLength(30)
  expect(empty.days.every(({ orders, revenueCents }) => orders === 0 && revenueCents === 0)).toBe(true)

  const paid = await newOrder(true)
  const late = await newOrder(true)
  await newOrder(false)
  // Half past eleven in the evening in London is the next day in Amsterdam.
  const [{ at } = { at: '' }] = (
    await shop.db.execute<{ at: string }>(sql`select ((current_date - 4)::text || 'T23:30:00Z') as at`)
  ).rows
  await shop.db
    .update(order)
    .set({ paidAt: new Date(at) })
    .where(eq(order.id, late))
  await shop.db.update(order).set({ refundDueCents: 100 }).where(eq(order.id, late))
  await shop.db.update(mail).set({ attempts: 20 }).where(eq(mail.orderId, paid))
  const declared = { name: 'Zoë', email: 'zoe@example.com', articles: '' }
  await shop.db.insert(withdrawal).values([
    { ...declared, orderId: paid, orderNumber: 'DKBD1' },
    { ...declared, orderNumber: 'DKBD0' },
  ])

  const { days, waiting } = await read()
  const total = days.reduce((sum, { revenueCents }) => sum + revenueCents, 0)
  const [{ expected } = { expected: 0 }] = (
    await shop.db.execute<{ expected: number }>(
      sql`select sum(total_cents)::int as expected from "order" where paid_at is not null`,
    )
  ).rows
  expect(total).toBe(expected)
  const nextDay = new Date(new Date(at).getTime() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(days.find(({ day }) => day === nextDay)?.orders).toBe(1)
  expect(waiting).toMatchObject({ toShip: 2, refundsDue: 1, returns: 2, openPayments: 1 })
  expect(waiting.failedMails).toBe(await shop.db.$count(mail, eq(mail.orderId, paid)))

  const scarce = await makeArticle(shop.db, { stock: 3 })
  expect((await read()).waiting.lowStock).toBe(waiting.lowStock)
  await shop.db.update(variant).set({ stock: 2 }).where(eq(variant.id, scarce))
  expect((await read()).waiting.lowStock).toBe(waiting.lowStock + 1)
  // Those of a hidden product are not for sale.
  const ofScarce = sql`id = (select product_id from variant where id = ${scarce})`
  await shop.db.update(product).set({ active: false }).where(ofScarce)
  expect((await read()).waiting.lowStock).toBe(waiting.lowStock)

  await shop.db.update(order).set({ state: 'refunded' }).where(eq(order.id, paid))
  expect((await read()).waiting).toMatchObject({ toShip: 1, returns: 1 })
})

it('an employee of content sees what waits, and nothing of the revenue', async () => {
  const answer = await (await employ(shop, 'content')).ask('GET', admin.overview)
  expect(answer.statusCode).toBe(200)
  expect(answer.json<Overview>()).toMatchObject({
    days: [],
    waiting: { reviews: expect.any(Number) },
    firstSteps: [],
  })
})

it('a chargeback is counted and listed until an employee has handled it, or the shop won it back', async () => {
  const staff = await employ(shop, 'service')
  const count = async () => (await staff.ask('GET', admin.overview)).json<Overview>().waiting.chargedBack
  const listed = async () =>
    (await staff.ask('GET', `${admin.orders}?chargedBack=true`)).json<{ rows: OrderSummary[] }>().rows
  expect([await count(), await listed()]).toEqual([0, []])
  const id = await newOrder(true)
  const chargeBack = async (chargedBackCents: number) => {
    const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
    if (!paid?.providerId) throw new Error('the order has a payment')
    await shop.db
      .update(testProviderPayment)
      .set({ chargedBackCents })
      .where(eq(testProviderPayment.id, paid.providerId))
    await settlePayment(shop.shop, paid)
  }
  const handle = () => staff.ask('POST', pathOf(admin.orderChargeback, { id }))
  const texts = async () =>
    (await staff.ask('GET', pathOf(admin.order, { id })))
      .json<StaffOrder>()
      .history.slice(2)
      .map(({ text, by }) => [text, by])
  await chargeBack(1295)
  expect([await count(), (await listed()).map((row) => row.id)]).toEqual([1, [id]])
  expect(await texts()).toEqual([['Door de bank teruggeboekt: € 12,95', null]])

  const answers = await Promise.all([handle(), handle()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  expect([await count(), await listed()]).toEqual([0, []])
  expect((await texts()).at(-1)).toEqual(['Terugboeking afgehandeld', staff.email])

  await chargeBack(1995)
  expect(await count()).toBe(1)
  await chargeBack(0)
  expect(await count()).toBe(0)
  expect((await texts()).slice(-2)).toEqual([
    ['Door de bank teruggeboekt: € 7,00', null],
    ['Teruggeboekt bedrag weer ontvangen: € 19,95', null],
  ])
  expect((await handle()).json<{ message: string }>().message).toContain('geen terugboeking meer')
})
