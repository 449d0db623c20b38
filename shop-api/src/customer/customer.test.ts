import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ReturnToHandle } from 'shared-types/contracts/admin/buying/returns'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { admin } from 'shared-types/contracts/admin/paths'
import { extractText, getDocumentProxy } from 'unpdf'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import { pathOf } from 'shared-types/urls/path-pattern'
import { accountsUnderTest, password } from '../../test/accounts-under-test.ts'
import type { Reply } from '../../test/outside-double.ts'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import type { Checkout, Customer, CustomerExport, Order } from '../../test/wire-types.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { mail } from '../db/schema/mail.ts'
import { order } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { product } from '../db/schema/products/catalog.ts'
import { review } from '../db/schema/review.ts'
import { moderateReview } from '../review/moderate-review.ts'
import { forgetExpired } from '../retention/forget-expired.ts'

const { world, createAccount, logIn, loggedIn } = accountsUnderTest()

it('the export has each text that orders agreed to once, with the numbers of these orders', async () => {
  const { shopper } = await loggedIn()
  const buy = async () => {
    await shopper.fillIn(world.first)
    return (await shopper.press()).body.order_number
  }
  const numbers = [await buy(), await buy()]
  const { records } = (await shopper.ask<CustomerExport>('GET', '/v1/customer/export')).body
  const agreed = records.flatMap(({ details }) => {
    const valueOf = (name: string) => details.find((one) => one.name === name)?.value
    const title = valueOf('agreedTo')
    return title === undefined ? [] : [{ title, text: valueOf('text'), number: valueOf('number') }]
  })
  expect(agreed.length).toBeGreaterThan(0)
  expect(new Set(agreed.map(({ title, text }) => `${title} ${text}`)).size).toBe(agreed.length)
  for (const { number } of agreed) expect(number).toBe(numbers.join(', '))
})

describe('my account', () => {
  it('stores details and addresses, and returns field errors', async () => {
    const { shopper, email } = await loggedIn()
    const put = (change: object) => shopper.ask<Customer>('PUT', '/v1/customer', change)
    const profile = { ...addressStep.customer, first_name: 'Sam', email: 'ander@example.com' }
    const { body } = await put({ customer: profile, invoice_address: addressStep.billing_address })
    expect(body).toMatchObject({ first_name: 'Sam', email, invoice_address: { city: 'Amsterdam' } })
    const wrong = await put({ invoice_address: { ...addressStep.billing_address, zipcode: '0000' } })
    expect(wrong.body.errors).toHaveProperty(['invoice_address.zipcode'])
  })

  it('gives the open checkout what changes in the account, and leaves the rest as typed', async () => {
    const { shopper } = await loggedIn()
    const parcel = { ...addressStep.billing_address, first_name: 'Noor', last_name: 'Bos', name: '' }
    const typed = { ...parcel, street: 'Spui' }
    const moved = { ...parcel, street: 'Singel' }
    const invoice = { ...addressStep.billing_address, street: 'Rokin' }
    const put = (change: object) => shopper.ask('PUT', '/v1/customer', change)
    const checkout = async () => {
      const { body } = await shopper.ask<Checkout>('GET', '/v1/checkout')
      const { customer: buyer, billing_address, shipping_address } = body
      return [buyer?.first_name, billing_address?.street, shipping_address?.street]
    }
    await put({ invoice_address: addressStep.billing_address, shipping_address: null })
    await shopper.fillIn(world.first)
    await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, shipping_address: typed })
    await put({ invoice_address: invoice, shipping_address: null })
    expect(await checkout()).toEqual(['Zoë', 'Rokin', 'Spui'])
    await put({ invoice_address: invoice, shipping_address: moved })
    expect(await checkout()).toEqual(['Zoë', 'Rokin', 'Singel'])
    await put({ customer: { ...addressStep.customer, first_name: 'Sam' } })
    expect(await checkout()).toEqual(['Sam', 'Rokin', 'Singel'])
  })

  it('stores the addresses of the first order, and of no later one', async () => {
    const { shopper } = await loggedIn()
    const addresses = async () => {
      const { body } = await shopper.ask<Customer>('GET', '/v1/customer')
      return [body.invoice_address?.city, body.shipping_address?.city]
    }
    const orderTo = async (city: string, elsewhere: string) => {
      await shopper.fillIn(world.first)
      const billing_address = { ...addressStep.billing_address, city }
      const { company: _company, ...address } = billing_address
      const shipping_address = {
        ...address,
        city: elsewhere,
        first_name: 'Noor',
        last_name: 'Bos',
        name: '',
        company: '',
      }
      await shopper.ask('POST', '/v1/checkout/customer', {
        ...addressStep,
        billing_address,
        shipping_address,
      })
      const { body } = await shopper.press()
      await settleOrder(world.shop, body.order_id, 'paid')
    }
    expect(await addresses()).toEqual([undefined, undefined])
    await orderTo('Utrecht', 'Zwolle')
    expect(await addresses()).toEqual(['Utrecht', 'Zwolle'])
    await orderTo('Assen', 'Emmen')
    expect(await addresses()).toEqual(['Utrecht', 'Zwolle'])
  })

  it('stores the phone number of the first order, and of no later one', async () => {
    const { shopper } = await loggedIn()
    const phoneAfter = async (phone_number: string) => {
      await shopper.fillIn(world.first)
      const customer_of_order = { ...addressStep.customer, phone_number }
      await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer: customer_of_order })
      await settleOrder(world.shop, (await shopper.press()).body.order_id, 'paid')
      return (await shopper.ask<Customer>('GET', '/v1/customer')).body.phone_number
    }
    expect((await shopper.ask<Customer>('GET', '/v1/customer')).body.phone_number).toBe('')
    expect(await phoneAfter('0611111111')).toBe('0611111111')
    expect(await phoneAfter('0622222222')).toBe('0611111111')
  })

  it('does not get the address of a guest that orders with its e-mail address', async () => {
    const { shopper, email } = await loggedIn()
    const guest = newShopper(world.shop)
    await guest.fillIn(world.first)
    await guest.ask('POST', '/v1/checkout/customer', {
      ...addressStep,
      customer: { ...addressStep.customer, email },
    })
    expect((await guest.press()).status).toBe(200)
    const { body } = await shopper.ask<Customer>('GET', '/v1/customer')
    expect(body.invoice_address).toBeNull()
  })

  it('stores profile and addresses in the format of the checkout', async () => {
    const { shopper } = await loggedIn()
    const profile = {
      ...addressStep.customer,
      first_name: ' Sam ',
      phone_number: '+31 6 1234 5678',
      birthdate: '1-2-90',
      vat_number: 'NL853381082B01',
    }
    const invoice = { ...addressStep.billing_address, zipcode: '1012js', city: ' Amsterdam ' }
    const parcel = { ...invoice, first_name: ' Noor ', last_name: '', name: '' }
    const change = { customer: profile, invoice_address: invoice, shipping_address: parcel }
    const { body } = await shopper.ask<Customer>('PUT', '/v1/customer', change)
    expect(body).toMatchObject({
      first_name: 'Sam',
      phone_number: '0031612345678',
      birthdate: '01-02-1990',
      vat_number: '',
      invoice_address: { zipcode: '1012 JS', city: 'Amsterdam' },
      shipping_address: { zipcode: '1012 JS', city: 'Amsterdam', first_name: 'Noor' },
    })
  })

  it('stores a profile without a phone number', async () => {
    const { shopper } = await loggedIn()
    const change = { customer: { ...addressStep.customer, first_name: 'Sam', phone_number: '' } }
    const saved = await shopper.ask<Customer>('PUT', '/v1/customer', change)
    expect([saved.status, saved.body.first_name, saved.body.phone_number]).toEqual([200, 'Sam', ''])
  })

  it.each<[string, Reply, string | undefined, boolean | null]>([
    ['knows', { body: { valid: true } }, undefined, true],
    ['does not know', { body: { valid: false } }, 'Vul een geldig BTW-nummer in', null],
    ['cannot look up', { status: 500, body: '' }, undefined, false],
  ])(
    'handles a VAT number that the register %s in the same way as the checkout',
    async (_, reply, refused, known) => {
      const { shopper, email } = await loggedIn()
      world.registered = reply
      const company = {
        ...addressStep.customer,
        type: 'company',
        company: 'Hotel De Slaap',
        vat_number: 'NL853381082B01',
        coc_number: '12345678',
      }
      const saved = await shopper.ask<Customer>('PUT', '/v1/customer', { customer: company })
      expect(saved.body.errors?.['customer.vat_number']).toBe(refused)
      const [row] = await world.shop.db.select().from(customer).where(eq(customer.email, email))
      expect(row?.vatVerified).toBe(known)
    },
  )

  it('keeps the invoice of a company in a country to which its numbers belong', async () => {
    const { shopper } = await loggedIn()
    world.registered = { body: { valid: true } }
    const company = {
      ...addressStep.customer,
      type: 'company',
      company: 'Hotel De Slaap',
      vat_number: '853381082B01',
      coc_number: '12345678',
    }
    const belgian = { ...addressStep.billing_address, country_code: 'BE', zipcode: '2000' }
    const save = (change: object) => shopper.ask<Customer>('PUT', '/v1/customer', change)
    // Numbers that are not filled in yet are asked for in the checkout.
    expect((await save({ invoice_address: belgian })).status).toBe(200)
    const invoice_address = addressStep.billing_address
    expect((await save({ customer: company, invoice_address })).status).toBe(200)
    const refused = await save({ invoice_address: belgian })
    expect(refused.body.errors).toEqual({
      'invoice_address.country_code': expect.stringMatching(/BTW-nummer/),
    })
    const named = { ...company, vat_number: 'NL853381082B01' }
    expect((await save({ customer: named })).status).toBe(200)
    expect((await save({ invoice_address: belgian })).status).toBe(200)
  })

  it('a saved company is on the invoice too, whose address stays as it was saved elsewhere', async () => {
    const { shopper } = await loggedIn()
    world.registered = { body: { valid: true } }
    const company = {
      ...addressStep.customer,
      type: 'company',
      company: 'Hotel De Slaap',
      vat_number: 'NL853381082B01',
      coc_number: '12345678',
    }
    const invoice_address = { ...addressStep.billing_address, street: 'Rokin' }
    await shopper.ask('PUT', '/v1/customer', { invoice_address })
    await shopper.fillIn(world.first)
    const typed = { ...addressStep, billing_address: { ...addressStep.billing_address, street: 'Spui' } }
    await shopper.ask('POST', '/v1/checkout/customer', typed)
    const saved = await shopper.ask<Customer>('PUT', '/v1/customer', { customer: company })
    expect(saved.body).toMatchObject({ invoice_address: { street: 'Rokin', company: 'Hotel De Slaap' } })
    const { body } = await shopper.ask<Checkout>('GET', '/v1/checkout')
    expect(body.billing_address).toMatchObject({ street: 'Spui', company: 'Hotel De Slaap' })
    const both = { customer: company, invoice_address: { ...invoice_address, company: 'Afdeling inkoop' } }
    const asSent = await shopper.ask<Customer>('PUT', '/v1/customer', both)
    expect(asSent.body).toMatchObject({ invoice_address: { company: 'Afdeling inkoop' } })
  })

  it('uses a separate name for parcels', async () => {
    const { shopper } = await loggedIn()
    const parcel = {
      ...addressStep.billing_address,
      first_name: '',
      last_name: '',
      name: 't.a.v. de receptie',
    }
    const { body } = await shopper.ask<Customer>('PUT', '/v1/customer', { shipping_address: parcel })
    expect(body.shipping_address).toEqual(parcel)
    await shopper.add(world.first)
    await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, shipping_address: parcel })
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'ideal',
    })
    const { order_id } = (await shopper.press()).body
    const placed = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(placed.body.shipping_address).toMatchObject({ first_name: 'Zoë', name: 't.a.v. de receptie' })
    const sent = await world.shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    expect(sent.map(({ kind }) => kind)).toContain('order_confirmation')
  })

  it('does not show data of other customers', async () => {
    const mine = await loggedIn()
    await mine.shopper.fillIn(world.first)
    const { order_id } = (await mine.shopper.press()).body
    const { body } = await mine.shopper.ask<CustomerSubscription>('POST', '/v1/customer/subscription')
    const id = body.subscription?.id
    const theirs = await loggedIn()
    expect((await mine.shopper.ask('GET', `/v1/customer/orders/${order_id}`)).status).toBe(200)
    expect((await theirs.shopper.ask('GET', `/v1/customer/orders/${order_id}`)).status).toBe(404)
    expect((await theirs.shopper.ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
    expect((await theirs.shopper.ask('DELETE', `/v1/customer/subscription/${id}`)).status).toBe(404)
    expect((await mine.shopper.ask('DELETE', `/v1/customer/subscription/${id}`)).status).toBe(200)
    const guest = newShopper(world.shop)
    expect((await guest.ask('GET', `/v1/customer/orders/${order_id}`)).body.code).toBe('login_required')
  })

  it.each([
    ['banktransfer', 'pending'],
    ['ideal', null],
  ] as const)(
    'can be deleted when a guest has an unpaid, withdrawn order (%s) with its address, which is cancelled',
    async (method, reported) => {
      const { shopper, email } = await loggedIn()
      const article = await makeArticle(world.shop.db, { stock: 10 })
      const guest = newShopper(world.shop)
      const customerStep = { ...addressStep, customer: { ...addressStep.customer, email } }
      await guest.add(article, 4)
      await guest.ask('POST', '/v1/checkout/customer', customerStep)
      await guest.ask('POST', '/v1/checkout/paymentmethod', {
        selected_shipping_method: 'standard',
        selected_payment_method: method,
      })
      const { order_id, order_number } = (await guest.press()).body
      if (reported) await settleOrder(world.shop, order_id, reported)
      const declared = { name: 'Bo', order_number, email, articles: 'alles' }
      expect((await guest.ask('POST', '/v1/order/withdrawal', declared)).status).toBe(200)
      expect((await shopper.ask('DELETE', '/v1/customer', { password })).status).toBe(200)
      const [stored] = await world.shop.db.select().from(order).where(eq(order.id, order_id))
      expect(stored?.state).toBe('cancelled')
      expect(JSON.stringify(stored)).not.toMatch(/klant|Dam|veld/i)
      expect(await stockOf(world.shop.db, article)).toBe(10)
    },
  )

  it('cannot be deleted while an order that its owner placed as a guest before logging in is in progress', async () => {
    const email = await createAccount()
    const shopper = newShopper(world.shop)
    await shopper.add(world.first)
    await shopper.ask('POST', '/v1/checkout/customer', {
      ...addressStep,
      customer: { ...addressStep.customer, email },
    })
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'banktransfer',
    })
    await shopper.press()
    await logIn(shopper, email)
    const { body } = await shopper.ask<{ message: string }>('DELETE', '/v1/customer', { password })
    expect(body.message).toMatch(/Er loopt nog een bestelling/)
  })

  it('can be exported, and deleted when no order is in progress; its orders become anonymous', async () => {
    const { shopper, email } = await loggedIn()
    await shopper.fillIn(await makeArticle(world.shop.db))
    const { order_id } = (await shopper.press()).body
    const { body } = await shopper.ask<CustomerExport>('GET', '/v1/customer/export')
    expect(body.orders.map(({ order_id: id }) => id)).toEqual([order_id])
    const remove = () => shopper.ask('DELETE', '/v1/customer', { password })
    expect((await remove()).body.message).toMatch(/Er loopt nog een bestelling/)
    await world.shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, order_id))
    expect((await remove()).status).toBe(200)
    const [stored] = await world.shop.db.select().from(order).where(eq(order.id, order_id))
    expect(JSON.stringify(stored)).not.toMatch(/zoe@|Dam|veld/i)
    expect(stored?.totalCents).toBeGreaterThan(0)
    expect((await logIn(newShopper(world.shop), email)).body.code).toBe('login_failed')
  })

  it('cannot be deleted while an article or money of its orders is still to come back', async () => {
    const { shopper, email } = await loggedIn()
    const service = await employ(world.shop, 'service')
    const step = { ...addressStep, customer: { ...addressStep.customer, email } }
    await shopper.fillIn(await makeArticle(world.shop.db))
    await shopper.ask('POST', '/v1/checkout/customer', step)
    const { order_id: id, order_number } = (await shopper.press()).body
    await settleOrder(world.shop, id, 'paid')
    const set = (changed: Partial<typeof order.$inferInsert>) =>
      world.shop.db.update(order).set(changed).where(eq(order.id, id))
    await set({ state: 'completed' })
    const remove = async () => {
      const { status, body } = await shopper.ask<{ message: string }>('DELETE', '/v1/customer', { password })
      return status === 200 ? 'deleted' : body.message
    }
    const waiting = expect.stringContaining('loopt nog een retour of een terugbetaling')

    const declared = { name: 'Noor', order_number, email, articles: '' }
    await shopper.ask('POST', '/v1/order/withdrawal', declared)
    expect(await remove()).toEqual(waiting)
    const { rows } = (await service.ask('GET', admin.returns)).json<{ rows: ReturnToHandle[] }>()
    const found = rows.find(({ orderId }) => orderId === id)
    await service.ask('PUT', pathOf(admin.return, { id: found?.id ?? '' }), { handled: true })

    await set({ refundDueCents: 100 })
    expect(await remove()).toEqual(waiting)
    await set({ refundDueCents: 0 })
    const values = { orderId: id, amountCents: 100, lines: [], restock: false, nextAttemptAt: new Date() }
    await world.shop.db.insert(refund).values({ ...values, state: 'pending' })
    expect(await remove()).toEqual(waiting)
    await world.shop.db.update(refund).set({ state: 'done' }).where(eq(refund.orderId, id))
    expect(await remove()).toBe('deleted')

    // A refund after that has no address to mail to.
    const { refundableCents } = (await service.ask('GET', pathOf(admin.order, { id }))).json<StaffOrder>()
    await service.ask('POST', pathOf(admin.orderRefund, { id }), {
      way: 'manual',
      amountCents: 100,
      lines: [],
      restock: false,
      refundableCents: refundableCents.total,
    })
    expect(await world.shop.db.$count(mail, eq(mail.orderId, id))).toBe(0)
  })

  it('takes its published reviews along, written while logged in or with its address', async () => {
    const { shopper, email } = await loggedIn()
    const { db } = world.shop
    const texts = ['Ingelogd geschreven', 'Zonder inloggen geschreven']
    const post = (writer: Shopper, title: string) =>
      writer.ask('POST', '/v1/catalog/product/1/review', {
        product: { title: '', url: '', description: '' },
        review: { score: 1, title, content: 'Heel zacht.' },
        customer: { name: 'Zoë', email: title === texts[0] ? 'ander@example.com' : email },
      })
    const before = await db.select().from(product).where(eq(product.id, 1))
    await post(shopper, texts[0] ?? '')
    await post(newShopper(world.shop), texts[1] ?? '')
    const theirs = inArray(review.title, texts)
    for (const { id } of await db.select().from(review).where(theirs))
      await moderateReview(db, id, 'approved')
    expect(await db.$count(review, and(theirs, review.published))).toBe(2)

    const { body } = await shopper.ask<CustomerExport>('GET', '/v1/customer/export')
    for (const title of texts) expect(JSON.stringify(body.records)).toContain(title)
    expect((await shopper.ask('DELETE', '/v1/customer', { password })).status).toBe(200)
    expect(await db.$count(review, theirs)).toBe(0)
    const after = await db.select().from(product).where(eq(product.id, 1))
    expect(after[0]?.reviewCount).toBe(before[0]?.reviewCount)
  })

  it('leaves its invoices as they were issued for seven years, without what only the account needed', async () => {
    const { shopper } = await loggedIn()
    world.registered = { status: 200, body: { valid: true } }
    await shopper.fillIn(await makeArticle(world.shop.db))
    await shopper.ask('POST', '/v1/checkout/customer', {
      ...addressStep,
      customer: {
        ...addressStep.customer,
        type: 'company',
        company: 'Bed BV',
        vat_number: 'NL853381082B01',
        coc_number: '12345678',
      },
    })
    const { order_id: id } = (await shopper.press()).body
    await settleOrder(world.shop, id, 'paid')
    await world.shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, id))
    const service = await employ(world.shop, 'service')
    const invoice = async () => {
      const pdf = await service.ask('GET', pathOf(admin.orderInvoice, { id }))
      const read = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)))
      return read.text.join('\n')
    }
    const onInvoice = ['Bed BV', "Zoë in 't Veld", 'Dam 1 A', '1012 JS Amsterdam', 'NL853381082B01']
    const seen = async () => {
      const text = await invoice()
      return onInvoice.filter((part) => text.includes(part))
    }
    expect(await seen()).toEqual(onInvoice)
    expect((await shopper.ask('DELETE', '/v1/customer', { password })).status).toBe(200)
    expect(await seen()).toEqual(onInvoice)
    const stored = async () => {
      const [row] = await world.shop.db.select().from(order).where(eq(order.id, id))
      return row
    }
    expect(await stored()).toMatchObject({
      customerId: null,
      customer: { email: 'verwijderd@sluimer.invalid', phoneNumber: '' },
      shippingAddress: { street: '', firstName: '' },
    })
    const past = sql`now() - interval '9 years'`
    await world.shop.db.update(order).set({ createdAt: past, paidAt: past }).where(eq(order.id, id))
    await forgetExpired(world.shop.shop)
    expect(JSON.stringify(await stored())).not.toMatch(/Bed BV|Veld|Dam|NL85/)
  })
})
