import { eq } from 'drizzle-orm'
import type { Cart, Order, Product, ProductTiles, ShippingMethods } from '../../test/wire-types.ts'
import type { CountryCode } from 'shared-types/contracts/checkout'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  // The service token is valid until after all moments of these tests.
  vi.useFakeTimers({ now: new Date('2027-01-01T12:00:00+01:00'), toFake: ['Date'] })
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

/** A Friday, before the weekend. */
const friday = new Date('2026-11-20T21:46:00+01:00')
beforeEach(() => void vi.setSystemTime(friday))

const parcel = 'Voor 23:59 besteld, maandag 23 november in huis'
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

/** The promise of each shipping method before it is chosen. */
const offers = async (shopper: Shopper) => {
  const { body } = await shopper.ask<ShippingMethods>('GET', '/v1/checkout/shippingmethod')
  return Object.fromEntries(body.methods.map(({ code, delivery }) => [code, delivery]))
}

/** A cart with one article for each delivery promise. */
const shopperWith = async (...deliveries: string[]) => {
  const shopper = newShopper(shop)
  for (const delivery of deliveries) {
    const article = await makeArticle(shop.db, { nextDay: delivery === parcel })
    await shop.db.update(variant).set({ delivery }).where(eq(variant.id, article))
    await shopper.add(article)
  }
  return shopper
}

describe('the promised delivery', () => {
  it.each([
    ['NL', 'standard', 'maandag 23 november in huis'],
    ['NL', 'express', 'maandag 23 november voor 12.00 uur in huis'],
    ['NL', 'express_insured', 'maandag 23 november voor 12.00 uur in huis'],
    ['BE', 'standard', 'uiterlijk woensdag 25 november in huis'],
    ['LU', 'standard_insured', 'uiterlijk woensdag 25 november in huis'],
  ] as const)('to %s by %s is the same in cart, order and mail', async (country, method, promise) => {
    const shopper = await shopperWith(parcel)
    expect(await promised(shopper)).toEqual([parcel])
    expect((await sendTo(shopper, country)).status).toBe(200)
    const offered = (await offers(shopper))[method.replace('_insured', '')]
    expect((await choose(shopper, method)).status).toBe(200)
    expect(await promised(shopper)).toEqual([`Voor 23:59 besteld, ${promise}`])
    expect(offered).toBe(`Voor 23:59 besteld, ${promise}`)
    const { order_id } = (await shopper.press()).body
    const onOrder = promise.replace(/^./, (letter) => letter.toUpperCase())
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(body.lines.map(({ delivery }) => delivery)).toEqual([onOrder])
    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    for (const text of [sent?.text, sent?.html]) {
      expect(text).toContain(onOrder)
      expect(text).not.toContain('Voor 23:59')
    }
  })

  it.each([
    ['a weekend', '2026-11-20T21:46:00+01:00', 'maandag 23 november'],
    ['no holiday yet', '2026-12-23T23:58:59+01:00', 'donderdag 24 december'],
    ['Christmas and a weekend', '2026-12-23T23:59:00+01:00', 'maandag 28 december'],
  ])('over %s is the same in tile, product, cart, checkout, order and mail', async (_what, now, day) => {
    vi.setSystemTime(new Date(now))
    const shopper = await shopperWith(parcel)
    const { body: cart } = await shopper.ask<Cart>('GET', '/v1/cart')
    const [item] = cart.items
    const product = await shopper.ask<Product>('GET', `/v1/catalog/product/${item?.parent.slug}`)
    const tiles = await shopper.ask<ProductTiles>('GET', `/v1/catalog/products?ids=${item?.parent.id}`)
    const shown = [item, ...product.body.variants, ...tiles.body.products].map((one) => one?.delivery)
    expect([cart.order_before]).toEqual(product.body.variants.map(({ order_before }) => order_before))
    expect(cart.promise_before.toLowerCase()).toBe(cart.order_before === null ? '' : `${day} in huis`)
    expect(shown).toEqual(Array.from({ length: 3 }, () => `Voor 23:59 besteld, ${day} in huis`))

    await sendTo(shopper, 'NL')
    expect(await offers(shopper)).toEqual({
      standard: `Voor 23:59 besteld, ${day} in huis`,
      express: `Voor 23:59 besteld, ${day} voor 12.00 uur in huis`,
    })
    await choose(shopper, 'standard')
    expect(await promised(shopper)).toEqual([`Voor 23:59 besteld, ${day} in huis`])
    const { order_id } = (await shopper.press()).body
    const ordered = `${day.charAt(0).toUpperCase()}${day.slice(1)} in huis`
    const order = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(order.body.lines.map(({ delivery }) => delivery)).toEqual([ordered])
    const [sent] = await shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    expect(sent?.text).toContain(ordered)
  })

  it('by bank transfer counts from the payment', async () => {
    const shopper = await shopperWith(parcel)
    await sendTo(shopper, 'NL')
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'banktransfer',
    })
    const promise = 'De werkdag na je betaling in huis'
    expect(await promised(shopper)).toEqual([promise])
    expect(await offers(shopper)).toMatchObject({ standard: promise })
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.order_before).toBeNull()
    const { order_id } = (await shopper.press()).body
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(body.lines.map(({ delivery }) => delivery)).toEqual([promise])
  })

  it('of an unpaid order counts from the payment once it is by transfer, and names a day again if it is not', async () => {
    const shopper = await shopperWith(parcel, byVan)
    await sendTo(shopper, 'NL')
    await choose(shopper, 'standard')
    const { order_id } = (await shopper.press()).body
    // What was agreed on stays, where it does not depend on the payment.
    await shop.db.update(variant).set({ delivery: 'Op afspraak' }).where(eq(variant.delivery, byVan))
    const promisedBy = async (payment_method: string) => {
      const paid = await shopper.ask('POST', '/v1/order/payment-url', { order_id, payment_method })
      expect(paid.status).toBe(200)
      const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
      return body.lines.map(({ delivery }) => delivery)
    }
    expect(await promisedBy('paypal')).toEqual(['Maandag 23 november in huis', byVan])
    expect(await promisedBy('banktransfer')).toEqual(['De werkdag na je betaling in huis', byVan])
    vi.setSystemTime(new Date('2026-11-25T10:00:00+01:00'))
    expect(await promisedBy('ideal')).toEqual(['Donderdag 26 november in huis', byVan])
  })

  it('of an article that comes by van mentions the longer time abroad', async () => {
    const shopper = await shopperWith(byVan, parcel)
    await sendTo(shopper, 'BE')
    expect(await promised(shopper)).toEqual([
      `${byVan} (naar België een tot twee werkdagen later)`,
      'Voor 23:59 besteld, uiterlijk woensdag 25 november in huis',
    ])
    await sendTo(shopper, 'NL')
    expect(await promised(shopper)).toEqual([byVan, parcel])
    const { items } = (await shopper.ask<Cart>('GET', '/v1/cart')).body
    const [large, small] = items.map(({ parent }) => parent.title)
    expect(await offers(shopper)).toEqual({ standard: `${small}: ${parcel}\n${large}: ${byVan}` })
  })

  it.each([
    ['NL', 'ideal', 'Uiterlijk donderdag 26 november in huis'],
    ['BE', 'ideal', 'Uiterlijk maandag 30 november in huis'],
    ['NL', 'banktransfer', 'Uiterlijk 4 werkdagen na je betaling in huis'],
  ] as const)(
    'of an article that takes longer, to %s with %s, names a day',
    async (country, method, promise) => {
      const shopper = await shopperWith('Binnen 2 tot 4 werkdagen in huis')
      await sendTo(shopper, country)
      await shopper.ask('POST', '/v1/checkout/paymentmethod', {
        selected_shipping_method: 'standard',
        selected_payment_method: method,
      })
      const { order_id } = (await shopper.press()).body
      const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
      expect(body.lines.map(({ delivery }) => delivery)).toEqual([promise])
    },
  )

  it('is no longer that of express when the parcel goes abroad or is not ready for shipping', async () => {
    const shopper = await shopperWith(parcel)
    await sendTo(shopper, 'NL')
    await choose(shopper, 'express')
    await sendTo(shopper, 'BE')
    expect(await promised(shopper)).toEqual(['Voor 23:59 besteld, uiterlijk woensdag 25 november in huis'])
    await sendTo(shopper, 'NL')
    await shopper.add(await makeArticle(shop.db, { nextDay: false }))
    expect(await promised(shopper)).toEqual([
      parcel,
      'Voor 23:59 besteld, uiterlijk donderdag 26 november in huis',
    ])
  })

  it('of an order does not change after it is placed', async () => {
    const shopper = await shopperWith(parcel)
    await sendTo(shopper, 'BE')
    await choose(shopper, 'standard')
    const { order_id } = (await shopper.press()).body
    vi.setSystemTime(new Date('2026-12-01T12:00:00+01:00'))
    const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(body.lines.map(({ delivery }) => delivery)).toEqual(['Uiterlijk woensdag 25 november in huis'])
  })
})
