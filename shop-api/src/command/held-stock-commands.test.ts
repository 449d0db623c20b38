import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { choose } from '../../test/pay-page.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { isRefusal } from '../refusal.ts'
import { runCommand } from './run-command.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
})
beforeEach(async () => {
  await shop.db.update(order).set({ state: 'cancelled' })
})
afterAll(() => shop.close())

const run = async (...args: string[]) => {
  const printed: string[] = []
  const operated = { ...shop.shop, pool: shop.pool, print: (line: string) => void printed.push(line) }
  const outcome = await runCommand(operated, args)
  return isRefusal(outcome) ? outcome.message : [...printed, outcome].join('\n')
}

const placeOrder = async ({ quantity = 2, method = 'banktransfer', address = '' } = {}) => {
  const article = await makeArticle(shop.db, { stock: 100, priceCents: 1000 })
  const shopper = newShopper(shop, '', address)
  await shopper.fillIn(article, quantity, method)
  const { body } = await shopper.press()
  return { article, number: body.order_number, url: body.url, id: body.order_id, shopper }
}
const stateOf = async (id: string) => (await shop.db.select().from(order).where(eq(order.id, id)))[0]?.state
const stockOf = async (id: number) =>
  (await shop.db.select().from(variant).where(eq(variant.id, id)))[0]?.stock

describe('held-stock', () => {
  it('lists unpaid orders with age, pieces, value and expiry, the oldest first', async () => {
    const [young, old] = [await placeOrder(), await placeOrder({ quantity: 30, method: 'ideal' })]
    const createdAt = new Date(Date.now() - 3 * 60 * 60 * 1000)
    await shop.db.update(order).set({ createdAt }).where(eq(order.id, old.id))
    const [first, second, sum] = (await run('held-stock')).split('\n')
    expect(first).toMatch(new RegExp(`^${old.number}  .*3\\.0 h old  .*30 pieces  .*EUR 300\\.00  ideal`))
    expect(first).toContain(`expires ${new Date(createdAt.getTime() + 60 * 60_000).toISOString()}`)
    expect(second).toContain(young.number)
    expect(sum).toMatch(/^2 unpaid orders, 32 pieces, EUR .*; page 1 of 1$/)
  })

  it('filters by method, pieces, age, e-mail address and client IP', async () => {
    const transfer = await placeOrder({ address: '203.0.113.5' })
    const large = await placeOrder({ quantity: 40, method: 'ideal' })
    await shop.db
      .update(order)
      .set({ createdAt: new Date(Date.now() - 5 * 60 * 60 * 1000) })
      .where(eq(order.id, large.id))
    const [row] = await shop.db.select().from(order).where(eq(order.id, transfer.id))
    for (const [filter, found, other] of [
      ['--method=banktransfer', transfer, large],
      [`--from=${row?.placedFrom?.slice(0, 8)}`, transfer, large],
      [transfer.number, transfer, large],
      ['--pieces=20', large, transfer],
      ['--hours=4', large, transfer],
    ] as const) {
      const listed = await run('held-stock', filter)
      expect.soft(listed, filter).toContain(found.number)
      expect.soft(listed, filter).not.toContain(other.number)
    }
    expect(await run('held-stock', '--email=nobody@example.com')).toMatch(/^0 unpaid orders/)
    expect(await run('held-stock', '--page=2')).toMatch(/^2 unpaid orders.*; page 2 of 1$/)
  })

  it.each(['--pieces=x', '--page=0', '--unknown=1'])('refuses %s', async (argument) => {
    expect(await run('held-stock', argument)).toMatch(/whole numbers|Unknown option/)
  })
})

describe('release-stock', () => {
  it('cancels a selection after confirmation, including announced transfers, and reports the result', async () => {
    const [one, announced, other] = [
      await placeOrder(),
      await placeOrder(),
      await placeOrder({ method: 'ideal' }),
    ]
    await choose(announced.url, 'pending')
    await announced.shopper.ask('GET', `/v1/order/${announced.id}/status`)
    expect(await run('release-stock')).toContain('needs a selection')

    const preview = await run('release-stock', '--method=banktransfer')
    expect(preview).toContain('would cancel 2 unpaid orders, 4 pieces')
    expect(await stateOf(one.id)).toBe('pending_payment')

    const done = await run('release-stock', '--method=banktransfer', '--yes')
    expect(done).toContain(`${one.number}  cancelled`)
    expect(done).toContain(`${announced.number}  cancelled`)
    expect(done).toContain('cancelled 2 unpaid orders, 4 pieces')
    expect([await stateOf(one.id), await stateOf(announced.id), await stateOf(other.id)]).toEqual([
      'cancelled',
      'cancelled',
      'pending_payment',
    ])
    expect(await stockOf(one.article)).toBe(100)
    expect(await stockOf(announced.article)).toBe(100)
  })

  it('does not cancel an order that was paid in the meantime', async () => {
    const paid = await placeOrder({ method: 'ideal' })
    const open = await placeOrder({ method: 'ideal' })
    await choose(paid.url, 'paid', 'never')
    const done = await run('release-stock', paid.number, open.number, '--yes')
    expect(done).toContain('cancelled 1 unpaid orders')
    expect(await stateOf(open.id)).toBe('cancelled')
    expect(await stateOf(paid.id)).not.toBe('cancelled')
  })

  it('does not cancel an order while the payment provider does not answer about it', async () => {
    const silent = await placeOrder({ method: 'ideal' })
    const { payments } = shop.shop
    shop.shop.payments = { ...payments, status: () => Promise.reject(new Error('provider away')) }
    const refused = await run('release-stock', silent.number, '--yes')
    shop.shop.payments = payments
    expect(refused).toContain('the payment provider did not answer')
    expect(await stateOf(silent.id)).not.toBe('cancelled')
  })
})
