import { eq } from 'drizzle-orm'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { brokenInvariants } from '../../../test/order-invariants.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { newShopper } from '../../../test/shopper.ts'
import { employ } from '../../../test/staff-under-test.ts'
import { order as orderTable } from '../../db/schema/buying/order.ts'
import { mail } from '../../db/schema/mail.ts'
import { moveOrder } from '../state/move-order.ts'
import { findOrder } from '../record/queries.ts'

let shop: ShopUnderTest
let service: Awaited<ReturnType<typeof employ>>
let article: number
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  service = await employ(shop, 'service')
  article = await makeArticle(shop.db, { stock: 1000 })
})
afterAll(() => shop.close())

const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', year: 'numeric' }).format()
const first = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${year}-${String(at + 1).padStart(6, '0')}`)

const placeOrders = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const shopper = newShopper(shop)
    await shopper.fillIn(article)
    ids.push((await shopper.press()).body.order_id)
  }
  return ids
}
const read = async (id: string) => (await service.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()
const refund = async (id: string, amountCents: number) => {
  const { refundableCents } = await read(id)
  const answer = await service.ask('POST', pathOf(admin.orderRefund, { id }), {
    way: 'provider',
    amountCents,
    lines: [],
    restock: false,
    refundableCents: refundableCents.total,
  })
  return answer.json<StaffOrder>()
}

it('invoices and credit notes have numbers without gaps, of paid orders only, however many come at once', async () => {
  const [failing = '', unpaid = '', ...ids] = await placeOrders(8)
  const failed = shop.db.transaction(async (tx) => {
    const order = await findOrder(tx, failing)
    if (order) await moveOrder(tx, order, 'paid')
    throw new Error('the rest of the settlement failed')
  })
  const settled = Promise.all(ids.map((id) => settleOrder(shop, id, 'paid')))
  await Promise.all([expect(failed).rejects.toThrow('settlement failed'), settled])
  const paid = await Promise.all(ids.map(read))
  expect(paid.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(first('F', 6))
  expect((await read(unpaid)).invoiceNumber).toBe(null)

  const refunded = await Promise.all(ids.map((id) => refund(id, 100)))
  const numbers = refunded.map(({ refunds }) => refunds[0]?.creditNoteNumber)
  expect(numbers.toSorted()).toEqual(first('C', 6))
  expect(await brokenInvariants(shop.db, new Map())).toEqual([])

  const [one] = paid
  const mails = await shop.db
    .select()
    .from(mail)
    .where(eq(mail.orderId, one?.id ?? ''))
  const received = mails.find(({ kind }) => kind === 'payment_received')
  expect(received?.text).toContain(`factuur is ${one?.invoiceNumber}`)
  const found = await service.ask('GET', `${admin.orders}?q=${one?.invoiceNumber?.toLowerCase()}`)
  expect(found.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id)).toEqual([one?.id])
})

it('an invoice has the number of the year that it is dated in, whatever the clock of the server says', async () => {
  const [id = ''] = await placeOrders(1)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Number(year) + 1, 5) })
  try {
    await settleOrder(shop, id, 'paid')
  } finally {
    vi.useRealTimers()
  }
  const [found] = await shop.db.select().from(orderTable).where(eq(orderTable.id, id))
  expect(found?.invoiceNumber?.slice(1, 5)).toBe(String(found?.paidAt?.getFullYear()))
})
