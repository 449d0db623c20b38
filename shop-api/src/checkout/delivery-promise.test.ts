import { eq } from 'drizzle-orm'
import type { Cart, Order } from '../../test/wire-types.ts'
import type { CountryCode } from 'shared-types/contracts/checkout'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { orderLine } from '../db/schema/buying/order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const nextDay = 'Voor 23:59 besteld, volgende werkdag in huis'
const byVan = 'Binnen 3 tot 5 werkdagen thuisbezorgd, op afspraak'

const zipcodes = { NL: '1012 JS', BE: '1000', LU: '1009' }
const sendTo = (shopper: Shopper, country: CountryCode) => {
  const { company: _company, ...address } = addressStep.billing_address
  const where = { ...address, country_code: country, zipcode: zipcodes[country] }
  const shipping_address = { ...where, first_name: '', last_name: '', name: '', company: '' }
  return shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, shipping_address })
}
const choose = (shopper: Shopper, method: string) =>
  shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: method,
    selected_payment_method: 'ideal',
  })

const promised = async (shopper: Shopper) =>
  (await shopper.ask<Cart>('GET', '/v1/cart')).body.items.map(({ delivery }) => delivery)

/** A cart with one article for each delivery promise. */
const shopperWith = async (...deliveries: string[]) => {
  const shopper = newShopper(shop)
  for (const delivery of deliveries) {
    const article = await makeArticle(shop.db, { nextDay: delivery === nextDay })
    await shop.db.update(variant).set({ delivery }).where(eq(variant.id, article))
    await shopper.add(article)
  }
  return shopper
}

describe('the promised delivery', () => {
  it.each([
    ['NL', 'standard', nextDay],
    ['NL', 'express', 'Voor 23:59 besteld, volgende werkdag voor 12.00 uur in huis'],
    ['NL', 'express_insured', 'Voor 23:59 besteld, volgende werkdag voor 12.00 uur in huis'],
    ['BE', 'standard', 'Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis'],
    ['LU', 'standard_insured', 'Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis'],
  ] as const)('to %s by %s is the same in cart, order and mail', async (country, method, promise) => {
    const shopper = await shopperWith(nextDay)
    expect(await promised(shopper)).toEqual([nextDay])
    expect((await sendTo(shopper, country)).status).toBe(200)
    expect((await choose(shopper, method)).status).toBe(200)
    expect(await promised(shopper)).toEqual([promise])
    const { order_id } = (await shopper.press()).body
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(body.lines.map(({ delivery }) => delivery)).toEqual([promise])
    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    for (const text of [sent?.text, sent?.html]) {
      expect(text).toContain(promise)
      expect(text?.match(/Voor 23:59/g)).toHaveLength(1)
    }
  })

  it('of an article that comes by van mentions the longer time abroad', async () => {
    const shopper = await shopperWith(byVan, nextDay)
    await sendTo(shopper, 'BE')
    expect(await promised(shopper)).toEqual([
      `${byVan} (naar België een tot twee werkdagen later)`,
      'Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis',
    ])
    await sendTo(shopper, 'NL')
    expect(await promised(shopper)).toEqual([byVan, nextDay])
  })

  it('is no longer that of express when the parcel goes abroad or is not ready for shipping', async () => {
    const shopper = await shopperWith(nextDay)
    await sendTo(shopper, 'NL')
    await choose(shopper, 'express')
    await sendTo(shopper, 'BE')
    expect(await promised(shopper)).toEqual(['Voor 23:59 besteld, binnen 2 tot 3 werkdagen in huis'])
    await sendTo(shopper, 'NL')
    await shopper.add(await makeArticle(shop.db, { nextDay: false }))
    expect(await promised(shopper)).toEqual([nextDay, nextDay])
  })

  it('of an order does not change after it is placed', async () => {
    const shopper = await shopperWith(nextDay)
    await sendTo(shopper, 'BE')
    await choose(shopper, 'standard')
    const { order_id } = (await shopper.press()).body
    await shop.db.update(orderLine).set({ delivery: nextDay }).where(eq(orderLine.orderId, order_id))
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(body.lines.map(({ delivery }) => delivery)).toEqual([nextDay])
  })
})
