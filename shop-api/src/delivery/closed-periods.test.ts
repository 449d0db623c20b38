import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { StaffClosedPeriod } from 'shared-types/contracts/admin/buying/closed-periods'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import type { Cart, Order, Product, ProductTiles, ShippingMethods } from '../../test/wire-types.ts'
import { closedPeriod } from '../db/schema/buying/closed-period.ts'
import { mail } from '../db/schema/mail.ts'
import { publicChange } from '../db/schema/products/change.ts'
import { auditLog } from '../db/schema/staff.ts'

/** A Wednesday. */
const now = new Date('2026-12-16T12:00:00+01:00')

let shop: ShopUnderTest
let owner: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  // The service token is valid until after all moments of these tests.
  vi.useFakeTimers({ now: new Date('2027-01-01T12:00:00+01:00'), toFake: ['Date'] })
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  vi.setSystemTime(now)
  owner = await employ(shop, 'owner')
})
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => shop.db.delete(closedPeriod))
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

const close = (firstDay: string, lastDay = firstDay, name = '') =>
  owner.ask('POST', admin.closedPeriods, { firstDay, lastDay, name })
const errorsOf = async (firstDay: string, lastDay?: string, name?: string) =>
  (await close(firstDay, lastDay, name)).json<{ errors?: Record<string, string> }>().errors
const list = async () => (await owner.ask('GET', admin.closedPeriods)).json<{ rows: StaffClosedPeriod[] }>()

const newCart = async () => {
  const shopper = newShopper(shop)
  await shopper.add(await makeArticle(shop.db, { nextDay: true }))
  return shopper
}

/** Each promise of one article: of its tile, its page, the cart and the shipping methods. */
const promised = async (shopper: Awaited<ReturnType<typeof newCart>>) => {
  const { body: cart } = await shopper.ask<Cart>('GET', '/v1/cart')
  const [item] = cart.items
  const product = await shopper.ask<Product>('GET', `/v1/catalog/product/${item?.parent.slug}`)
  const tiles = await shopper.ask<ProductTiles>('GET', `/v1/catalog/products?ids=${item?.parent.id}`)
  const offers = await shopper.ask<ShippingMethods>('GET', '/v1/checkout/shippingmethod')
  const standard = offers.body.methods.filter(({ code }) => code === 'standard')
  return {
    deliveries: [item, ...product.body.variants, ...tiles.body.products, ...standard].map(
      (one) => one?.delivery,
    ),
    orderBefore: [cart.order_before, ...product.body.variants.map(({ order_before }) => order_before)],
  }
}
const everywhere = (day: string, orderBefore: string | null) => ({
  deliveries: Array.from({ length: 4 }, () => `Voor 23:59 besteld, ${day} in huis`),
  orderBefore: [orderBefore, orderBefore],
})

const order = async (shopper: Awaited<ReturnType<typeof newCart>>, method = 'ideal') => {
  // Mails to one address have a quota.
  const customer = { ...addressStep.customer, email: `${randomUUID()}@example.com` }
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer })
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: method,
  })
  const { order_id } = (await shopper.press()).body
  return async () => {
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    const sent = await shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    const [promise = ''] = body.lines.map(({ delivery }) => delivery)
    // The text of a mail breaks long lines.
    return { promise, isMailed: sent.some(({ text }) => text.replaceAll(/\s+/g, ' ').includes(promise)) }
  }
}

describe('a closed day', () => {
  it('is skipped by each promise at once, while a placed order has its own', async () => {
    const shopper = await newCart()
    const placed = await order(await newCart())
    const cutoff = '2026-12-16T22:59:00.000Z'
    expect(await promised(shopper)).toEqual(everywhere('donderdag 17 december', cutoff))

    const before = await shop.db.$count(publicChange, eq(publicChange.tag, 'all'))
    const added = (await close('2026-12-17', '2026-12-18', ' Verhuizing ')).json<StaffClosedPeriod>()
    expect(added).toMatchObject({ firstDay: '2026-12-17', lastDay: '2026-12-18', name: 'Verhuizing' })
    expect(await shop.db.$count(publicChange, eq(publicChange.tag, 'all'))).toBe(before + 1)
    // Pages and carts may show the earlier day for half a second.
    await expect.poll(() => promised(shopper)).toEqual(everywhere('maandag 21 december', null))
    expect(await (await order(shopper))()).toEqual({
      promise: 'Maandag 21 december in huis',
      isMailed: true,
    })
    expect(await placed()).toEqual({ promise: 'Donderdag 17 december in huis', isMailed: true })

    const gone = await owner.ask('DELETE', pathOf(admin.closedPeriod, { id: added.id }))
    expect(gone.statusCode).toBe(204)
    const other = await newCart()
    await expect.poll(() => promised(other)).toEqual(everywhere('donderdag 17 december', cutoff))
  })

  it('is named beside the promise of a transfer', async () => {
    await close('2026-12-24')
    expect(await (await order(await newCart(), 'banktransfer'))()).toEqual({
      promise: 'De werkdag na je betaling in huis (we zijn gesloten op donderdag 24 december)',
      isMailed: true,
    })
  })

  it('is in the audit log when it is added and deleted', async () => {
    const { id } = (await close('2026-12-24', undefined, 'Kerstavond')).json<StaffClosedPeriod>()
    await owner.ask('DELETE', pathOf(admin.closedPeriod, { id }))
    const rows = await shop.db
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.rowId, String(id)))
      .orderBy(auditLog.id)
    expect(rows).toMatchObject([
      { action: 'add closed period', before: null, after: { first_day: '2026-12-24', name: 'Kerstavond' } },
      { action: 'delete closed period', before: { first_day: '2026-12-24' }, after: null },
    ])
  })
})

describe('the form of closed days', () => {
  it('refuses days that cannot be, at their field', async () => {
    expect(await errorsOf('2026-12-24', '2026-12-23')).toEqual({
      lastDay: 'De laatste dag ligt voor de eerste.',
    })
    expect(await errorsOf('2026-12-10', '2026-12-15')).toEqual({ lastDay: 'Deze dag is al voorbij.' })
    expect(await errorsOf('2028-08-07')).toEqual({
      lastDay: 'Deze dag ligt meer dan een jaar vooruit. Klopt het jaartal?',
    })
    expect(await errorsOf('2027-01-01', '2027-03-02')).toEqual({
      lastDay: 'Sluit hooguit 60 dagen achter elkaar.',
    })
    for (const typed of ['', '24-12-2026', '2026-02-30', '+292271-01-01'])
      expect.soft(await errorsOf(typed, '2026-12-31'), typed).toEqual({ firstDay: 'Vul een datum in.' })
    expect(await errorsOf('2026-12-24', undefined, 'x'.repeat(61))).toEqual({
      name: 'Gebruik hooguit 60 tekens.',
    })
    expect((await list()).rows).toEqual([])
  })

  it('accepts today, and 50 periods, of which those that are over do not count', async () => {
    const past = Array.from({ length: 3 }, () => ({ firstDay: '2026-01-01', lastDay: '2026-12-15' }))
    const rest = Array.from({ length: 48 }, () => ({ firstDay: '2027-01-04', lastDay: '2027-01-04' }))
    await shop.db.insert(closedPeriod).values([...past, ...rest])
    expect((await close('2026-12-16')).statusCode).toBe(200)
    // At the same time: one of them is too many.
    const answers = await Promise.all(['2026-12-17', '2026-12-18'].map((day) => close(day)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const { rows } = await list()
    expect(rows).toHaveLength(50)
    expect(rows[0]?.firstDay).toBe('2026-12-16')
  })

  it('is only for owners', async () => {
    for (const role of ['service', 'content'] as const) {
      const { ask } = await employ(shop, role)
      const day = { firstDay: '2026-12-24', lastDay: '2026-12-24' }
      const answers = [
        await ask('GET', admin.closedPeriods),
        await ask('POST', admin.closedPeriods, day),
        await ask('DELETE', pathOf(admin.closedPeriod, { id: '1' })),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    }
  })
})
