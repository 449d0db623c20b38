import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeArticle } from '../../../test/articles.ts'
import { ensureShopDetails } from '../../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../../test/shopper.ts'
import type { OrderStatus } from '../../../test/wire-types.ts'
import { mail } from '../../db/schema/mail.ts'
import { quotaUse } from '../../db/schema/process/quota.ts'
import { cancelOrder } from '../fulfilment/cancel-order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
  await ensureShopDetails(shop.db)
})
beforeEach(() => shop.db.delete(quotaUse))
afterAll(() => shop.close())

const account = 'NL31 SLUI 0123 4567 89'
let count = 0

const choose = (shopper: Shopper, method: string) =>
  shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: method,
  })

const placed = async (method: string) => {
  const shopper = newShopper(shop)
  await shopper.add(await makeArticle(shop.db, { priceCents: 4995 }))
  const customer = { ...addressStep.customer, email: `overmaken-${(count += 1)}@example.com` }
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer })
  await choose(shopper, method)
  const { body } = await shopper.press()
  return { shopper, id: body.order_id }
}
const payWith = (shopper: Shopper, order_id: string, payment_method?: string) =>
  shopper.ask('POST', '/v1/order/payment-url', { order_id, payment_method })

const mailsOf = (id: string) =>
  shop.db.select().from(mail).where(eq(mail.orderId, id)).orderBy(mail.createdAt)
const kindsOf = async (id: string) => (await mailsOf(id)).map(({ kind }) => kind)
const isMailed = async (shopper: Shopper, id: string) =>
  (await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`)).body.bank_transfer?.mailed

describe('the data for a bank transfer', () => {
  it('are in the confirmation of an order that is placed as one, and in no other mail', async () => {
    const { shopper, id } = await placed('banktransfer')
    expect(await isMailed(shopper, id)).toBe(true)
    await payWith(shopper, id, 'paypal')
    await payWith(shopper, id, 'banktransfer')
    expect(await kindsOf(id)).toEqual(['order_confirmation'])
    expect(await isMailed(shopper, id)).toBe(true)
  })

  it('are mailed once when an order becomes one', async () => {
    const { shopper, id } = await placed('paypal')
    await payWith(shopper, id, 'banktransfer')
    await payWith(shopper, id)
    await payWith(shopper, id, 'ideal')
    await payWith(shopper, id, 'banktransfer')
    const [, details, ...more] = await mailsOf(id)
    expect(more).toEqual([])
    const { order_number, bank_transfer } = (await shopper.ask<OrderStatus>('GET', `/v1/order/${id}/status`))
      .body
    expect(details).toMatchObject({
      kind: 'transfer_details',
      recipient: expect.stringContaining('overmaken-'),
      subject: expect.stringContaining(order_number),
    })
    for (const line of [
      `Maak € 49,95 over naar ${account}`,
      `Onder vermelding van: ${order_number}`,
      'Uiterlijk op: ',
      `/service/bestelling/${id}/?token=`,
    ]) {
      expect(details?.text).toContain(line)
      expect(details?.html).toContain(line)
    }
    expect(bank_transfer?.mailed).toBe(true)
  })

  it('are mailed for an order that replaces a confirmed one, whose shopper also gets a mail when it is cancelled', async () => {
    const { shopper, id } = await placed('ideal')
    await choose(shopper, 'banktransfer')
    const { body } = await shopper.press()
    expect(body.order_id).not.toBe(id)
    expect(await kindsOf(body.order_id)).toEqual(['transfer_details'])
    expect(await isMailed(shopper, body.order_id)).toBe(true)
    await cancelOrder(shop.shop, body.order_id, { beforeDue: true })
    expect(await kindsOf(body.order_id)).toEqual(['transfer_details', 'order_cancelled'])
  })

  it('are mailed when the shopper asks again after the quota, and until then the page does not mention a mail', async () => {
    const { shopper, id } = await placed('ideal')
    const other = await placed('ideal')
    await payWith(other.shopper, other.id, 'banktransfer')
    // The total of the shop is used up.
    await shop.db.update(quotaUse).set({ count: 10_000 })
    expect((await payWith(shopper, id, 'banktransfer')).status).toBe(200)
    expect(await kindsOf(id)).not.toContain('transfer_details')
    expect(await isMailed(shopper, id)).toBe(false)
    await shop.db.delete(quotaUse)
    await payWith(shopper, id)
    expect(await isMailed(shopper, id)).toBe(true)
  })
})
