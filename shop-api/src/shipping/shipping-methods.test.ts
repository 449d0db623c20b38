import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffShippingMethod } from 'shared-types/contracts/admin/buying/shipping'
import { PageChange } from 'shared-types/contracts/admin/content'
import type { Footer, ServicePage } from 'shared-types/contracts/content'
import type { V1Error } from 'shared-types/errors'
import type { WireOf } from 'shared-types/wire'
import { pathOf } from 'shared-types/urls/path-pattern'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { employ } from '../../test/staff-under-test.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import type { Cart, Checkout, Order, ShippingMethods } from '../../test/wire-types.ts'
import { runCommand } from '../command/run-command.ts'
import { order as orders } from '../db/schema/buying/order.ts'
import { shippingMethod } from '../db/schema/buying/shipping.ts'
import { mail } from '../db/schema/mail.ts'
import { auditLog } from '../db/schema/staff.ts'
import { writeInvoice } from '../order/invoice/write-invoice.ts'
import { isRefusal } from '../refusal.ts'
import { changeShippingMethod } from './change-method.ts'

type Employee = Awaited<ReturnType<typeof employ>>

let shop: ShopUnderTest
beforeEach(async () => {
  shop = await openShopUnderTest()
})
afterEach(() => shop.close())

/** The output of an operator's command, or the message of its refusal. */
const operate = async (...args: string[]): Promise<string> => {
  const outcome = await runCommand({ ...shop.shop, pool: shop.pool, print: () => undefined }, args)
  return isRefusal(outcome) ? `refused: ${outcome.message}` : outcome
}

const offered = async (shopper: Shopper) =>
  (await shopper.ask<ShippingMethods>('GET', '/v1/checkout/shippingmethod')).body

const readCart = async (shopper: Shopper) => (await shopper.ask<Cart>('GET', '/v1/cart')).body

/** A cart can show a price for half a second after the operator has changed it. */
const expectTotals = (shopper: Shopper, totals: object) =>
  expect.poll(async () => (await readCart(shopper)).totals).toMatchObject(totals)

const chooseMethod = (shopper: Shopper, method: string) =>
  shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: method,
    selected_payment_method: 'ideal',
  })

const readFooter = async () =>
  (await newShopper(shop).ask<WireOf<typeof Footer>>('GET', '/v1/content/footer')).body

const shippingPage = async () => {
  const page = await newShopper(shop).ask<WireOf<typeof ServicePage>>(
    'GET',
    '/v1/content/service-page/shipping-returns',
  )
  return page.body.html.replaceAll(/&nbsp;|\u00a0/g, ' ')
}

const insuredTexts = async () =>
  (await shop.db.select({ text: shippingMethod.insuredDescription }).from(shippingMethod)).map(
    ({ text }) => text,
  )

it('an insured method promises a signature, also on the service page; a text of the shop itself stays', async () => {
  const signed = 'egen handtekening, met track en trace.</td>'
  expect((await shippingPage()).split(signed)).toHaveLength(3)
  expect((await insuredTexts()).join()).not.toContain('verlies')

  const old = 'Gratis thuisbezorgd en verzekerd tegen verlies en schade onderweg.'
  const rewrite = (code: string, insuredDescription: string) =>
    changeShippingMethod(shop.db, code, { insuredDescription })
  await rewrite('standard', old)
  await rewrite('express', 'Met een koerier.')
  const migration = new URL('../../migrations/0063_insured_shipping_texts.sql', import.meta.url)
  await shop.db.execute(sql.raw(readFileSync(migration, 'utf8')))
  expect((await insuredTexts()).toSorted()).toEqual([
    'Met een koerier.',
    'Thuisbezorgd tegen handtekening, met track en trace.',
  ])
  const page = await shippingPage()
  expect(page).toContain('Met een koerier.')
  expect(page).not.toContain(old)
  expect(page.split(signed)).toHaveLength(2)
})

it('a country to which no method delivers is refused with the address', async () => {
  const { billing_address: home } = addressStep
  const belgian = { ...home, country_code: 'BE', zipcode: '2000', city: 'Antwerpen', street: 'Meir' } as const
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const save = (step: object) => shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, ...step })
  expect((await save({ billing_address: belgian })).status).toBe(200)

  expect(await operate('set-shipping', 'standard', 'countries', 'NL,DE')).toContain('refused: NL,DE')
  for (const code of ['standard', 'express']) await operate('set-shipping', code, 'countries', 'NL')
  const refused = await save({ billing_address: belgian })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'billing_address.country_code': 'We bezorgen niet in België.' },
  ])
  const present = { ...belgian, first_name: '', last_name: '', name: '' }
  expect((await save({ shipping_address: present })).body.errors).toEqual({
    'shipping_address.country_code': 'We bezorgen niet in België.',
  })
  const abroad = await save({ billing_address: belgian, shipping_address: { ...present, ...home } })
  expect(abroad.status).toBe(200)
  expect(await shippingPage()).not.toContain('Bezorgen in België')
})

it('a country to which no method delivers any more is named when the order is placed', async () => {
  const { billing_address: home } = addressStep
  const luxembourgish = { ...home, country_code: 'LU', zipcode: '1009', city: 'Luxembourg' } as const
  const shopper = newShopper(shop)
  await operate('set-shipping', 'standard', 'countries', 'NL,BE,LU')
  await shopper.fillIn(await makeArticle(shop.db))
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, billing_address: luxembourgish })
  await chooseMethod(shopper, 'standard')
  await operate('set-shipping', 'standard', 'countries', 'NL,BE')
  expect((await offered(shopper)).methods).toEqual([])
  const { status, body } = await shopper.press()
  await operate('set-shipping', 'standard', 'countries', 'NL,BE,LU')
  expect([status, body]).toMatchObject([
    409,
    { code: 'checkout_incomplete', message: 'We bezorgen niet in Luxemburg. Kies een ander afleveradres.' },
  ])
})

describe('the price of a shipping method', () => {
  it('that the operator sets applies to the checkout, the cart, the order and the service page', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db, { priceCents: 3000 }))
    expect(await operate('set-shipping', 'express', 'price', '7,95')).toContain('shipping-returns')
    await operate('set-shipping', 'express', 'insurance', '2.50')
    const express = (await offered(shopper)).methods.find(({ code }) => code === 'express')
    expect(express).toMatchObject({ price_incl: 7.95, insured: { extra: 2.5 } })
    expect((await chooseMethod(shopper, 'express_insured')).status).toBe(200)
    await expectTotals(shopper, { shipping_costs: 7.95, grand_total: 40.45 })
    const { order_id } = (await shopper.press()).body
    const order = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(order.body.totals.grand_total).toBe(40.45)
    const page = await shippingPage()
    expect(page).toContain('<td>€ 7,95</td>')
    expect(page).toContain('<td>€ 10,45</td>')
    expect(page).toContain('Express verzending kost € 7,95; Express verzending, verzekerd kost € 10,45.')
    expect(page).not.toContain('9,95')
  })

  it('is charged below the total from which it is free', async () => {
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db, { priceCents: 3000 })
    await shopper.fillIn(article)
    expect((await readFooter()).free_shipping_from).toBe(0)
    await operate('set-shipping', 'standard', 'free-from', '50')
    const output = await operate('set-shipping', 'standard', 'price', '4.95')
    for (const text of ['content notification', 'service page shipping-returns', 'shipping method standard'])
      expect(output).toContain(text)

    await expect.poll(async () => (await readFooter()).free_shipping_from).toBe(50)
    expect((await offered(shopper)).methods[0]).toMatchObject({ code: 'standard', price_incl: 4.95 })
    await expectTotals(shopper, {
      shipping_costs: 4.95,
      grand_total: 34.95,
      free_shipping_progress: { threshold: 50, remaining: 20 },
    })
    const page = await shippingPage()
    expect(page).toContain('Standaard verzending kost € 4,95, gratis vanaf € 50,00;')
    expect(page).toContain('Bezorgen in België en Luxemburg kost € 4,95, gratis vanaf € 50,00.')
    expect(page).not.toContain('Standaard verzenden kost niets')

    await shopper.add(article)
    expect((await offered(shopper)).methods[0]).toMatchObject({ code: 'standard', price_incl: 0 })
    const more = (await readCart(shopper)).totals
    expect(more).toMatchObject({ shipping_costs: 0, grand_total: 60 })
    expect(more.free_shipping_progress).toMatchObject({ remaining: 0, percentage: 100 })
  })

  it('is said to be free only if that of the chosen method is', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db, { priceCents: 3000 }))
    const progressWith = async (method: string) => {
      await chooseMethod(shopper, method)
      return (await readCart(shopper)).totals.free_shipping_progress
    }
    expect(await progressWith('express')).toBeNull()
    expect(await progressWith('express_insured')).toBeNull()
    expect(await progressWith('standard')).toMatchObject({ text: 'Je bestelling wordt gratis verzonden.' })

    await operate('set-shipping', 'express', 'free-from', '50')
    await chooseMethod(shopper, 'express')
    await expectTotals(shopper, { free_shipping_progress: { threshold: 50, remaining: 20 } })
  })

  it('is not said to be free for a method that the articles cannot have', async () => {
    await operate('set-shipping', 'standard', 'price', '4.95')
    await operate('set-shipping', 'express', 'price', '0')
    const shopper = newShopper(shop)
    await shopper.add(await makeArticle(shop.db, { priceCents: 3000, nextDay: false }))
    await expect
      .poll(async () => (await readCart(shopper)).totals)
      .toMatchObject({ shipping_costs: 4.95, free_shipping_progress: null })
  })

  it('is that of the cheapest method in the cart until the shopper chooses one', async () => {
    await operate('set-shipping', 'standard', 'price', '4.95')
    const shopper = newShopper(shop)
    await shopper.add(await makeArticle(shop.db, { priceCents: 3000 }))
    await expect
      .poll(async () => (await readCart(shopper)).totals)
      .toMatchObject({ shipping_costs: 4.95, grand_total: 34.95 })
  })

  it('that the shopper has not seen is not charged', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const { grand_total } = (await readCart(shopper)).totals
    await operate('set-shipping', 'standard', 'price', '4.95')
    const pressed = await shopper.ask('POST', '/v1/checkout/payment-url', { expected_total: grand_total })
    expect(pressed).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
  })
})

it('an order keeps the title that its shipping method had', async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const { order_id } = (await shopper.press()).body
  await operate('set-shipping', 'standard', 'title', 'Pakketpost & meer')
  expect((await offered(shopper)).methods[0]?.title).toBe('Pakketpost & meer')
  expect(await shippingPage()).toContain('<td>Pakketpost &amp; meer</td>')
  const { body } = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
  expect(body.shipping_method).toEqual({ code: 'standard', title: 'Standaard verzending' })
  const [sent] = await shop.db.select().from(mail)
  expect(sent?.text).toContain('Standaard verzending')
})

it('an order of the previous release, which stores no title, has the title of its method', async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const { order_id } = (await shopper.press()).body
  await shop.db.update(orders).set({ shippingTitle: '' })
  // Its confirmation is still to be sent.
  await shop.db.delete(mail)
  await settleOrder(shop, order_id, 'paid')
  const shown = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
  expect(shown.body.shipping_method).toEqual({ code: 'standard', title: 'Standaard verzending' })
  const [sent] = await shop.db.select().from(mail).where(eq(mail.kind, 'order_confirmation'))
  expect(sent?.text).toContain('Standaard verzending')
  const [placed] = await shop.db.select().from(orders)
  const invoice = await writeInvoice(shop.shop, placed!)
  if (isRefusal(invoice)) throw new Error(invoice.message)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(invoice.pdf)), {
    mergePages: true,
  })
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Verzending Standaard verzending')
})

describe('the commands for shipping methods', () => {
  it('list the methods', async () => {
    const list = await operate('shipping-methods')
    expect(list).toContain('standard  0.00 euros, NL BE LU')
    expect(list).toContain('express  9.95 euros, NL, only articles that are ready to ship')
    expect(list).toContain('Express verzending, verzekerd (+ 10.00 euros)')
  })

  it.each([
    [['standard', 'price', '-1'], '-1 is not an amount in euros'],
    [['standard', 'price', '4,5'], '4,5 is not an amount in euros'],
    [['standard', 'free-from', 'sometimes'], 'sometimes is not an amount'],
    [['standard', 'title', ' '], 'a text has 1 to 200 characters'],
    [['standard', 'offered', 'maybe'], 'offered is yes or no'],
    [['standard', 'colour', 'red'], 'one of price, free-from, insurance'],
    [['drone', 'price', '4.95'], 'there is no shipping method drone'],
    [['standard', 'price'], 'and a value'],
  ])('refuse %j', async (args, message) => {
    expect(await operate('set-shipping', ...args)).toContain(message)
    expect(await operate('shipping-methods')).toContain('standard  0.00 euros, NL BE LU')
  })
})

const path = (code: string) => pathOf(admin.shippingMethod, { id: code })

const methodOf = async (staff: Employee, code = 'standard') =>
  (await staff.ask('GET', path(code))).json<StaffShippingMethod>()
const save = (
  staff: Employee,
  { statedOn: _stated, unstated: _unstated, promises: _promises, ...shown }: StaffShippingMethod,
  changes: Partial<StaffShippingMethod>,
) => {
  const { express: _express, ...fields } = shown
  const { id, ...body } = { ...fields, ...changes }
  return staff.ask('PUT', path(id), body)
}

describe('in the back office', () => {
  it('the owner chooses the countries, and the checkout refuses an address in another one', async () => {
    const staff = await employ(shop, 'owner')
    const none = await save(staff, await methodOf(staff), { countries: [] })
    expect([none.statusCode, none.json<V1Error>().errors]).toEqual([
      422,
      { countries: 'Kies minstens één land.' },
    ])
    for (const code of ['standard', 'express']) {
      const saved = await save(staff, await methodOf(staff, code), { countries: ['NL'] })
      expect(saved.json()).toMatchObject({ countries: ['NL'] })
    }
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    const belgian = {
      ...addressStep.billing_address,
      country_code: 'BE',
      zipcode: '2000',
      city: 'Antwerpen',
      street: 'Meir',
    }
    const refused = await shopper.ask('POST', '/v1/checkout/customer', {
      ...addressStep,
      billing_address: belgian,
    })
    expect(refused.body.errors).toEqual({ 'billing_address.country_code': 'We bezorgen niet in België.' })
    expect(await shippingPage()).not.toContain('Bezorgen in België')
  })

  it('the owner changes the costs, and sees which texts promise free shipping', async () => {
    const staff = await employ(shop, 'owner')
    const before = await methodOf(staff)
    expect(before).toMatchObject({
      priceCents: 0,
      promises: [],
      statedOn: ['shipping-returns'],
      unstated: [],
    })
    const saved = await save(staff, before, { priceCents: 495, freeFromCents: 5000 })
    expect(saved.json()).toMatchObject({
      priceCents: 495,
      freeFromCents: 5000,
      insuredExtraCents: 1000,
      statedOn: ['shipping-returns'],
      promises: expect.arrayContaining([
        { kind: 'content', name: 'notification' },
        { kind: 'service page', name: 'shipping-returns' },
        { kind: 'shipping method', name: 'standard' },
      ]),
    })
    expect(await shippingPage()).toContain('Standaard verzending kost € 4,95, gratis vanaf € 50,00;')
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db, { priceCents: 3000 }))
    await expectTotals(shopper, { shipping_costs: 4.95 })

    const logged = await shop.db.select().from(auditLog).where(eq(auditLog.tableName, 'shipping_method'))
    expect(logged).toMatchObject([
      {
        action: 'save shipping method',
        rowId: 'standard',
        before: { price_cents: 0 },
        after: { price_cents: 495, free_from_cents: 5000 },
      },
    ])

    const late = await save(staff, before, { priceCents: 0 })
    expect(late.statusCode).toBe(409)
    const express = await methodOf(staff, 'express')
    await save(staff, express, { priceCents: 795, insuredExtraCents: 250 })
    const listed = (await staff.ask('GET', admin.shippingMethods)).json<{ rows: object[]; total: number }>()
    expect(listed).toMatchObject({
      total: listed.rows.length,
      rows: expect.arrayContaining([
        expect.objectContaining({ id: 'standard', priceCents: 495 }),
        expect.objectContaining({ id: 'express', priceCents: 795, insuredExtraCents: 250 }),
      ]),
    })
  })

  it('the owner stops offering a method, except the last one that fits each article', async () => {
    const staff = await employ(shop, 'owner')
    const shopper = newShopper(shop)
    const article = await makeArticle(shop.db)
    await shopper.fillIn(article)
    const fresh = newShopper(shop)
    await fresh.add(article)
    expect((await chooseMethod(shopper, 'express_insured')).status).toBe(200)

    const off = await save(staff, await methodOf(staff, 'express'), { offered: false })
    expect(off.json()).toMatchObject({ offered: false, statedOn: ['shipping-returns'] })
    expect(await shippingPage()).not.toContain('Express verzending')
    expect(await operate('shipping-methods')).toContain('ready to ship, not offered')
    const message = '‘Express verzending, verzekerd’ bieden we niet meer aan. Kies een andere verzendmethode.'
    expect((await chooseMethod(shopper, 'express_insured')).body.errors).toEqual({
      selected_shipping_method: message,
    })
    expect(await shopper.press()).toMatchObject({ status: 409, body: { message } })
    await expectTotals(shopper, (await readCart(fresh)).totals)
    expect((await readCart(shopper)).shipping_method).toBeNull()
    expect((await shopper.ask<Checkout>('GET', '/v1/checkout')).body.methods_complete).toBe(false)
    const { methods } = await offered(shopper)
    expect(methods.map(({ code }) => code)).toEqual(['standard'])
    expect((await chooseMethod(shopper, 'standard')).status).toBe(200)
    expect((await shopper.press()).status).toBe(200)

    const last = await save(staff, await methodOf(staff), { offered: false })
    expect(last.json()).toMatchObject({ errors: { offered: expect.stringContaining('laatste gewone') } })
    expect(await operate('set-shipping', 'standard', 'offered', 'no')).toContain('refused: at least one')
    await operate('set-shipping', 'express', 'offered', 'yes')
    expect(await shippingPage()).toContain('<td>Express verzending</td>')
  })

  it('the owner changes the texts of a method, and the service page follows', async () => {
    const staff = await employ(shop, 'owner')
    const texts = { title: 'Met de post', insuredTitle: 'Met de post, aangetekend' }
    expect((await save(staff, await methodOf(staff), texts)).json()).toMatchObject(texts)
    expect(await shippingPage()).toContain('<td>Met de post, aangetekend</td>')
  })

  it('the page follows after an edit in its form, and the owner sees which texts no longer do', async () => {
    const staff = await employ(shop, 'owner')
    const ofPage = pathOf(admin.page, { id: 'service/shipping-returns' })
    const edit = async (edited: (html: string) => string) => {
      const shown = PageChange.strip().parse((await staff.ask('GET', ofPage)).json())
      const saved = await staff.ask('PUT', ofPage, { ...shown, html: edited(shown.html) })
      expect(saved.statusCode).toBe(200)
    }
    // As the editor rewrites a table.
    await edit((html) =>
      html
        .replaceAll(/<\/?thead>|<\/tbody>|\n(?=<tr>|<\/tbody>)/g, '')
        .replaceAll(/<(t[hd])>(.*?)<\/t[hd]>/g, '<$1 colspan="1" rowspan="1"><p>$2</p></$1>'),
    )
    expect(await shippingPage()).toContain('<td><p>Standaard verzending</p></td>')
    const saved = await save(staff, await methodOf(staff), { priceCents: 495, freeFromCents: 5000 })
    expect(saved.json()).toMatchObject({ statedOn: ['shipping-returns'], unstated: [] })
    const page = await shippingPage()
    expect(page).toContain('<td>€ 4,95, gratis vanaf € 50,00</td>')
    expect(page.match(/<table>/g)).toHaveLength(1)

    await edit((html) => html.replace(/<p>Standaard verzending kost.*?<\/p>/s, '<p>Verzenden kost wat.</p>'))
    await edit((html) => html.replace('Wanneer en hoe', 'Wanneer'))
    const { statedOn, unstated } = await methodOf(staff)
    expect(statedOn).toEqual(['shipping-returns'])
    expect(unstated).toEqual([
      'een tabel met de koppen Wijze, Wanneer en hoe, Kosten',
      expect.stringMatching(/^Standaard verzending kost/),
    ])
    await edit((html) => html.replace('Verzenden kost wat.', unstated[1]?.replaceAll('\u00a0', ' ') ?? ''))
    expect((await methodOf(staff)).unstated).toHaveLength(1)
  })

  it('mistakes are refused, and other employees have no access', async () => {
    const staff = await employ(shop, 'owner')
    const before = await methodOf(staff)
    for (const wrong of [
      { priceCents: -1 },
      { priceCents: 1.5 },
      { freeFromCents: 10_000_000 },
      { title: ' ' },
    ])
      expect.soft((await save(staff, before, wrong)).statusCode).toBe(422)
    await shop.db
      .update(shippingMethod)
      .set({ insuredCode: null, insuredTitle: null, insuredDescription: null, insuredExtraCents: null })
      .where(eq(shippingMethod.code, 'express'))
    const express = await methodOf(staff, 'express')
    expect(express.insuredExtraCents).toBe(null)
    const insured = await save(staff, express, { insuredExtraCents: 100 })
    expect(insured.json().message).toBe('Deze verzendwijze heeft geen verzekering.')
    expect((await save(staff, before, { id: 'drone' })).json()).toMatchObject({
      message: 'Deze verzendwijze bestaat niet.',
    })
    for (const role of ['service', 'content'] as const) {
      const other = await employ(shop, role)
      expect.soft((await other.ask('GET', admin.shippingMethods)).statusCode).toBe(403)
      expect.soft((await save(other, before, {})).statusCode).toBe(403)
    }
    expect(await methodOf(staff)).toMatchObject({ priceCents: 0, version: before.version })
  })
})
