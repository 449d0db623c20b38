import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, testProviderPayment } from '../db/schema/buying/payment.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { isRefusal } from '../refusal.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { runCommand } from './run-command.ts'

let shop: ShopUnderTest
let article: number
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())
beforeEach(async () => {
  article = await makeArticle(shop.db, { stock: 10 })
})

/** The payer's bank takes back the whole amount. */
const chargeBack = async (id: string) => {
  const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
  await shop.db
    .update(testProviderPayment)
    .set({ chargedBackCents: paid?.amountCents ?? 0 })
    .where(eq(testProviderPayment.id, paid?.providerId ?? ''))
  await settleOrder(shop, id, 'paid')
}

const newPaidOrder = async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 3)
  const { order_id: id } = (await shopper.press()).body
  await settleOrder(shop, id, 'paid')
  const [row] = await shop.db.select().from(order).where(eq(order.id, id))
  return { id, number: row?.number ?? '' }
}

const operate = async (...args: string[]) => {
  const output = await runCommand({ ...shop.shop, pool: shop.pool, print: () => {} }, args)
  return isRefusal(output) ? { refused: output.message } : output
}

const stockOf = async (id: number) => {
  const [row] = await shop.db.select().from(variant).where(eq(variant.id, id))
  return row?.stock
}

it('the command withdrawals prints what a customer typed on one line, without control characters', async () => {
  const typed = { orderNumber: 'DKBD1', name: 'Zoë\u001b]0;x\u0007', email: 'zoe@example.com' }
  await shop.db
    .insert(withdrawal)
    .values({ ...typed, articles: 'kussen\u001b[2J\n2026-01-01  DKBD2  known  Jip  all\u009b' })
  const printed = await operate('withdrawals')
  expect(printed).toMatch(/^\S+ {2}DKBD1 {2}NO SUCH ORDER {2}Zoë ]0;x  {2}kussen \[2J 2026.*$/)
})

it('a refusal prints no control characters', async () => {
  expect(await operate('ship', '\u001b[2J')).toEqual({ refused: 'no order has the number  [2J' })
})

it.each(['cancel', 'complete'])(
  'the command %s refuses more than one order, and changes none',
  async (name) => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1)
    const { order_id: id } = (await shopper.press()).body
    const [placed] = await shop.db.select().from(order).where(eq(order.id, id))
    expect(await operate(name, placed?.number ?? '', 'DKBD1')).toEqual({
      refused: `${name} needs the number of one order`,
    })
    const [after] = await shop.db.select().from(order).where(eq(order.id, id))
    expect(after?.state).toBe(placed?.state)
  },
)

it('the command ship takes a tracking code with spaces', async () => {
  const { id, number } = await newPaidOrder()
  await operate('ship', number, 'postnl', '3SABCD', '1234', '56789')
  const [sent] = await shop.db.select().from(order).where(eq(order.id, id))
  expect(sent?.shipment?.trackAndTraceUrl).toContain('3SABCD123456789')
})

it('the command ship takes a link of another carrier, and refuses what is none', async () => {
  const { id, number } = await newPaidOrder()
  expect(await operate('ship', number, 'other', 'TX', '123')).toEqual({
    refused: 'with other, give a whole link that starts with https://, or nothing',
  })
  await operate('ship', number, 'other', 'https://koerier.example/volg/TX123')
  const [sent] = await shop.db.select().from(order).where(eq(order.id, id))
  expect(sent?.shipment?.trackAndTraceUrl).toBe('https://koerier.example/volg/TX123')
})

describe('the command refund', () => {
  it('returns all pieces to stock with the whole amount, and none with a part of it', async () => {
    const { number } = await newPaidOrder()
    const before = await stockOf(article)
    expect(await operate('refund', number, '5.00', 'manual', 'restock')).toEqual({
      refused: expect.stringMatching(/^restock returns all pieces/),
    })
    expect(await operate('refund', number, 'due', 'restock')).toEqual({
      refused: expect.stringMatching(/^restock returns all pieces/),
    })
    expect(await stockOf(article)).toBe(before)
    expect(await operate('refund', number, 'all', 'manual', 'restock')).toContain(number)
    expect(await stockOf(article)).toBe((before ?? 0) + 3)
  })

  it('returns what has not left when an order without money ends, and nothing of one that has ended', async () => {
    const [refunded, chargedBack] = [await newPaidOrder(), await newPaidOrder()]
    await operate('refund', refunded.number, 'all', 'manual')
    await chargeBack(chargedBack.id)
    const before = (await stockOf(article)) ?? 0
    for (const options of [['restock'], ['manual', 'restock']]) {
      expect.soft(await operate('refund', refunded.number, 'all', ...options)).toEqual({
        refused: 'an order that is refunded has nothing to refund',
      })
    }
    expect(await stockOf(article)).toBe(before)
    expect(await operate('refund', chargedBack.number, 'all')).toContain('refunded ')
    expect(await stockOf(article)).toBe(before + 3)
  })

  it('refuses restock for a cancelled order, which has its pieces back in stock', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 3)
    const { order_id: id } = (await shopper.press()).body
    const [placed] = await shop.db.select().from(order).where(eq(order.id, id))
    await operate('cancel', placed?.number ?? '')
    await settleOrder(shop, id, 'paid')
    const before = await stockOf(article)
    expect(await operate('refund', placed?.number ?? '', 'all', 'restock')).toEqual({
      refused:
        'this order holds no pieces that can return to stock, as when it is cancelled: leave restock out',
    })
    expect(await operate('refund', placed?.number ?? '', 'all')).toContain('cancelled')
    expect(await stockOf(article)).toBe(before)
  })

  it('refuses an amount in English', async () => {
    const { number } = await newPaidOrder()
    expect(await operate('refund', number, '0')).toEqual({ refused: 'the amount to refund is 0' })
    expect(await operate('refund', number, '9999.00')).toEqual({
      refused: expect.stringMatching(/^at most EUR \d+\.\d\d can still be refunded$/),
    })
    await shop.db.update(payment).set({ method: 'banktransfer', provider: 'mollie' })
    expect(await operate('refund', number, '1.00')).toEqual({
      refused: 'the payment provider cannot refund this payment: transfer the amount and add manual',
    })
  })
})
