import type {
  Cart,
  Checkout,
  PaymentMethods,
  SaveCustomerRequest,
  ShippingMethods,
} from '../../test/wire-types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'

let shop: ShopUnderTest
let article: number
beforeAll(async () => {
  shop = await openShopUnderTest()
  article = await makeArticle(shop.db, { priceCents: 10_000 })
})
afterAll(() => shop.close())

const shopperWithCart = async (): Promise<Shopper> => {
  const shopper = newShopper(shop)
  await shopper.add(article)
  return shopper
}

const customerWith = (part: Partial<SaveCustomerRequest['customer']>): SaveCustomerRequest => ({
  ...addressStep,
  customer: { ...addressStep.customer, ...part },
})

const billingWith = (part: Partial<SaveCustomerRequest['billing_address']>): SaveCustomerRequest => ({
  ...addressStep,
  billing_address: { ...addressStep.billing_address, ...part },
})

const nothing = {
  customer: null,
  billing_address: null,
  shipping_address: null,
  shipping_method: null,
  payment_method: null,
  payment_details: null,
  methods_complete: false,
}

describe('the address step', () => {
  it('is empty before it is filled in', async () => {
    expect((await newShopper(shop).ask('GET', '/v1/checkout')).body).toEqual(nothing)
    expect((await (await shopperWithCart()).ask('GET', '/v1/checkout')).body).toEqual(nothing)
  })

  it('has defaults for what is not required', async () => {
    const shopper = await shopperWithCart()
    const { first_name, last_name, email } = addressStep.customer
    const { zipcode, house_number, city, street } = addressStep.billing_address
    const address = { zipcode, house_number, city, street }
    const required = { customer: { first_name, last_name, email }, billing_address: address }
    const defaults = { extension: '', country_code: 'NL', company: '' }
    const saved = await shopper.ask<Checkout>('POST', '/v1/checkout/customer', required)
    expect(saved).toMatchObject({
      status: 200,
      body: {
        customer: {
          ...required.customer,
          type: 'private',
          gender: null,
          birthdate: '',
          phone_number: '',
          company: '',
          vat_number: '',
          coc_number: '',
        },
        billing_address: { ...address, ...defaults },
        shipping_address: null,
      },
    })
    const elsewhere = { ...required, shipping_address: address }
    expect((await shopper.ask<Checkout>('POST', '/v1/checkout/customer', elsewhere)).body).toMatchObject({
      shipping_address: { ...address, ...defaults, first_name: '', last_name: '', name: '' },
    })
    const none = await shopper.ask('POST', '/v1/checkout/customer', { customer: {}, billing_address: {} })
    expect(Object.keys(none.body.errors ?? {}).toSorted()).toEqual([
      'billing_address.city',
      'billing_address.house_number',
      'billing_address.street',
      'billing_address.zipcode',
      'customer.email',
      'customer.first_name',
      'customer.last_name',
    ])
  })

  it('is stored trimmed and in one format', async () => {
    const shopper = await shopperWithCart()
    const typed = {
      ...addressStep,
      customer: {
        ...addressStep.customer,
        first_name: ' Zoë ',
        phone_number: '+31 6 1234 5678',
        birthdate: '1-2-90',
        // Left over from a company that became a private customer.
        company: 'Vroeger BV',
        vat_number: 'NL853381082B01',
        coc_number: '12345678',
      },
      billing_address: { ...addressStep.billing_address, zipcode: '1012js' },
    }
    const saved = await shopper.ask<Checkout>('POST', '/v1/checkout/customer', typed)
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      customer: {
        first_name: 'Zoë',
        phone_number: '0031612345678',
        birthdate: '01-02-1990',
        company: '',
        vat_number: '',
        coc_number: '',
      },
      billing_address: { zipcode: '1012 JS' },
      shipping_address: null,
    })
    expect((await shopper.ask('GET', '/v1/checkout')).body).toEqual(saved.body)
  })

  it.each([
    ['customer.first_name', customerWith({ first_name: ' ' }), 'Vul je voornaam in'],
    ['customer.first_name', customerWith({ first_name: '<b>' }), 'Vul je voornaam in'],
    ['customer.last_name', customerWith({ last_name: 'a' }), 'Vul je achternaam in'],
    ['customer.email', customerWith({ email: 'nee' }), 'Vul een geldig e-mailadres in'],
    ['customer.phone_number', customerWith({ phone_number: '06' }), 'Vul een (geldig) telefoonnummer in'],
    ['customer.birthdate', customerWith({ birthdate: '31-02-1990' }), 'Vul een (geldige) geboortedatum in'],
    ['customer.company', customerWith({ type: 'company' }), 'Vul een bedrijfsnaam in'],
    ['customer.vat_number', customerWith({ type: 'company' }), 'Vul een geldig BTW-nummer in'],
    [
      'customer.coc_number',
      {
        ...customerWith({
          type: 'company',
          company: 'Bed',
          vat_number: 'BE0403019261',
          coc_number: '12345678',
        }),
      },
      'Vul een geldig ondernemingsnummer in',
    ],
    ['billing_address.zipcode', billingWith({ zipcode: '1012 SS' }), 'Postcode onjuist'],
    ['billing_address.house_number', billingWith({ house_number: 'een' }), 'Vul een huisnummer in'],
    ['billing_address.city', billingWith({ city: '' }), 'Vul een plaats in'],
    [
      'shipping_address.zipcode',
      {
        ...addressStep,
        shipping_address: {
          ...addressStep.billing_address,
          zipcode: 'x',
          first_name: '',
          last_name: '',
          name: '',
        },
      },
      'Postcode onjuist',
    ],
  ])('refuses a wrong %s and stores nothing', async (field, step, message) => {
    const shopper = await shopperWithCart()
    const refused = await shopper.ask('POST', '/v1/checkout/customer', step)
    expect(refused.status).toBe(422)
    expect(refused.body.code).toBe('validation_failed')
    expect(refused.body.errors?.[field]).toBe(message)
    expect((await shopper.ask('GET', '/v1/checkout')).body).toEqual(nothing)
  })

  it.each([
    [{}],
    [undefined],
    [{ ...addressStep, customer: null }],
    [{ ...addressStep, is_admin: true }],
    [billingWith({ street: 5 as unknown as string })],
    [billingWith({ country_code: 'DE' as 'NL' })],
    [customerWith({ first_name: 'a'.repeat(300) })],
    [customerWith({ last_name: 'nul\u0000teken' })],
  ])('refuses %j with a message', async (body) => {
    const refused = await (await shopperWithCart()).ask('POST', '/v1/checkout/customer', body)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toMatch(/\w/)
  })

  it('requires a non-empty cart', async () => {
    const refused = await newShopper(shop).ask('POST', '/v1/checkout/customer', addressStep)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cart_empty', message: 'Je winkelwagen is leeg.' },
    })
  })
})

describe('the methods step', () => {
  it('offers delivery with and without insurance, and payment methods', async () => {
    const shopper = newShopper(shop)
    const shipping = await shopper.ask<ShippingMethods>('GET', '/v1/checkout/shippingmethod')
    expect(shipping.body.cheapest).toBe('standard')
    expect(shipping.body.methods).toMatchObject([
      {
        code: 'standard',
        price_incl: 0,
        insured: { code: 'standard_insured', title: 'Standaard verzending, verzekerd', extra: 10 },
      },
      {
        code: 'express',
        price_incl: 9.95,
        insured: { code: 'express_insured', title: 'Express verzending, verzekerd', extra: 10 },
      },
    ])
    const payment = await shopper.ask<PaymentMethods>('GET', '/v1/checkout/paymentmethod')
    expect(payment.body.methods.map(({ title, price_incl }) => [title, price_incl])).toEqual([
      ['iDEAL | Wero', 0],
      ['Klarna', 0],
      ['Riverty (voorheen AfterPay)', 0],
      ['Billink', 0],
      ['in3', 0],
      ['Alma', 0],
      ['PayPal', 0.99],
      ['Creditcard', 0],
      ['Bankoverschrijving', 0],
    ])
  })

  it('keeps values that the request omits, and the cart includes the costs of the chosen methods', async () => {
    const shopper = await shopperWithCart()
    await shopper.ask('POST', '/v1/checkout/paymentmethod', { selected_shipping_method: 'express_insured' })
    const chosen = await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_payment_method: 'paypal',
    })
    expect(chosen.body).toMatchObject({ shipping_method: 'express_insured', payment_method: 'paypal' })
    const { body } = await shopper.ask<Cart>('GET', '/v1/cart')
    expect(body.shipping_method).toBe('express_insured')
    expect(body.totals).toMatchObject({
      sub_total: 100,
      shipping_costs: 9.95,
      additional_costs: [{ title: 'Verzendverzekering', amount: 10 }],
      payment_costs: 0.99,
      grand_total: 120.94,
      vat: [{ rate: 21, amount: 20.99 }],
    })
  })

  it.each([
    ['selected_shipping_method', { selected_shipping_method: 'teleport' }, 'Selecteer een verzendmethode'],
    ['selected_payment_method', { selected_payment_method: 'constructor' }, 'Selecteer een betaalmethode'],
    [
      'selected_payment_method',
      { selected_shipping_method: 'express', selected_payment_method: '' },
      'Selecteer een betaalmethode',
    ],
  ])('refuses an unknown %s and stores nothing', async (field, body, message) => {
    const shopper = await shopperWithCart()
    const refused = await shopper.ask('POST', '/v1/checkout/paymentmethod', body)
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { [field]: message } },
    })
    expect((await shopper.ask('GET', '/v1/checkout')).body).toEqual(nothing)
  })
})

describe('a shopper under 18', () => {
  const young = customerWith({ birthdate: `01-01-${new Date().getUTCFullYear() - 14}` })
  const message =
    'Betalen met Klarna kan vanaf 18 jaar. Kies een andere betaalmethode, of controleer je geboortedatum.'

  it('cannot choose to pay later', async () => {
    const shopper = await shopperWithCart()
    await shopper.ask('POST', '/v1/checkout/customer', young)
    const klarna = { selected_payment_method: 'klarna' }
    expect(await shopper.ask('POST', '/v1/checkout/paymentmethod', klarna)).toMatchObject({
      status: 422,
      body: { errors: { selected_payment_method: message } },
    })
    expect((await choose(shopper, { selected_payment_method: 'ideal' })).status).toBe(200)
  })

  it('has to choose again after a birth date was given', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'klarna')
    expect((await shopper.ask('POST', '/v1/checkout/customer', young)).body).toMatchObject({
      payment_method: null,
      methods_complete: false,
    })
  })

  it('still enters the birth date of the payer where the method asks for one', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'billink')
    await shopper.ask('POST', '/v1/checkout/customer', young)
    const own = await choose(shopper, { customer: { ...details, dob: young.customer.birthdate } })
    expect(own.body.errors).toEqual({ 'customer.dob': 'Vul een (geldige) geboortedatum in' })
    expect((await choose(shopper, { customer: details })).body.methods_complete).toBe(true)
  })
})

const details = {
  dob: '1-2-1990',
  gender: 'other' as const,
  phone: '+31 6 1234 5678',
  installment: null,
  terms: true,
}

const choose = (shopper: Shopper, body: object) =>
  shopper.ask<Checkout>('POST', '/v1/checkout/paymentmethod', body)

describe('a payment method that needs details', () => {
  it('is stored at once, is complete with its details, and can be used to order only then', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'billink')
    expect((await shopper.ask<Checkout>('GET', '/v1/checkout')).body).toMatchObject({
      payment_method: 'billink',
      payment_details: null,
      methods_complete: false,
    })
    expect(await shopper.press()).toMatchObject({
      status: 409,
      body: {
        code: 'checkout_incomplete',
        errors: { 'customer.dob': 'Vul een (geldige) geboortedatum in' },
      },
    })
    const chosen = await choose(shopper, { customer: details })
    expect(chosen.body).toMatchObject({
      payment_details: { dob: '01-02-1990', phone: '0031612345678', terms: true },
      methods_complete: true,
    })
    // `selected_payment_option` sets the issuer.
    const option = await choose(shopper, { selected_payment_option: 'INGBNL2A' })
    expect(option.body.payment_details).toMatchObject({ dob: '01-02-1990', issuer: 'INGBNL2A' })
    const named = await choose(shopper, { issuer: 'RABONL2U', selected_payment_option: 'INGBNL2A' })
    expect(named.body.payment_details?.issuer).toBe('RABONL2U')
    expect((await shopper.press()).status).toBe(200)
  })

  it('may omit the details that its payment method does not need', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db, { priceCents: 50_000 }), 1, 'spraypay')
    const chosen = await choose(shopper, { customer: { dob: '01-02-1980' } })
    expect(chosen.body).toMatchObject({ payment_details: { dob: '01-02-1980' }, methods_complete: true })
  })

  it('requires a phone number, which the address step does not', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'billink')
    const withoutPhone = customerWith({ phone_number: '' })
    expect((await shopper.ask('POST', '/v1/checkout/customer', withoutPhone)).status).toBe(200)
    expect((await choose(shopper, { customer: { ...details, phone: '' } })).body.errors).toEqual({
      'customer.phone': 'Vul een (geldig) telefoonnummer in',
    })
    await choose(shopper, { selected_payment_method: 'ideal' })
    expect((await shopper.press()).status).toBe(200)
  })

  it('refuses wrong details with field errors, and keeps the stored ones', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'billink')
    const wrong = { ...details, dob: '01-01-2020', phone: '06', gender: null, terms: false }
    expect((await choose(shopper, { customer: wrong })).body.errors).toEqual({
      'customer.dob': 'Vul een (geldige) geboortedatum in',
      'customer.gender': 'Vul je geslacht in',
      'customer.phone': 'Vul een (geldig) telefoonnummer in',
      'customer.terms': 'Je moet akkoord gaan met de voorwaarden.',
    })
    expect((await shopper.ask<Checkout>('GET', '/v1/checkout')).body.payment_details).toBeNull()
  })

  it('loses its details when another method is chosen', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'billink')
    await choose(shopper, { customer: details })
    const other = await choose(shopper, { selected_payment_method: 'in3' })
    expect(other.body).toMatchObject({ payment_details: null, methods_complete: false })
  })
})

describe('the available methods', () => {
  it('depend on the address: a method that is not available there must be chosen again', async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 1, 'in3')
    await shopper.ask('POST', '/v1/checkout/paymentmethod', { selected_shipping_method: 'express' })
    const moved = billingWith({ country_code: 'BE', zipcode: '1000', city: 'Brussel' })
    expect((await shopper.ask<Checkout>('POST', '/v1/checkout/customer', moved)).body).toMatchObject({
      shipping_method: null,
      payment_method: null,
      methods_complete: false,
    })
    const shipping = await shopper.ask<ShippingMethods>('GET', '/v1/checkout/shippingmethod')
    expect(shipping.body.methods.map(({ code }) => code)).toEqual(['standard'])
    const payment = await shopper.ask<PaymentMethods>('GET', '/v1/checkout/paymentmethod')
    expect(payment.body.methods.map(({ code }) => code)).toContain('bancontact')
  })

  it('depend on the amount, also after they were chosen', async () => {
    const dear = await makeArticle(shop.db, { priceCents: 130_000 })
    const shopper = newShopper(shop)
    await shopper.fillIn(dear, 1, 'billink')
    await shopper.ask('POST', '/v1/checkout/paymentmethod', { customer: details })
    await shopper.add(dear)
    expect((await shopper.ask<Checkout>('GET', '/v1/checkout')).body.methods_complete).toBe(false)
    expect(await shopper.press()).toMatchObject({
      status: 409,
      body: {
        code: 'checkout_incomplete',
        errors: { selected_payment_method: 'Selecteer een betaalmethode' },
      },
    })
  })
})

describe('a VAT number', () => {
  it.each([
    ['NL', 'NL853381082B01', true],
    ['BE', '0403.019.261', true],
    ['NL', 'NL853381083B01', false],
    ['LU', '', false],
  ])('from %s, %s: %s', async (country, number, valid) => {
    const query = new URLSearchParams({ country_code: country, vat_number: number })
    const { status, body } = await newShopper(shop).ask('GET', `/v1/checkout/vat/validate?${query}`)
    expect({ status, body }).toEqual({ status: 200, body: { valid } })
  })
})

const lookUp = (query: string) => newShopper(shop).ask('GET', `/v1/address/lookup?${query}`)

describe('address lookup', () => {
  it('finds the street and city of a known zipcode, in any notation', async () => {
    const dam = { city: 'Amsterdam', street: 'Dam' }
    expect((await lookUp('zipcode=1012JS&house_number=1')).body).toEqual(dam)
    expect((await lookUp('zipcode=1012%20js&house_number=1&extension=A&country_code=NL')).body).toEqual(dam)
  })

  it('has no answer for an address that the built-in table does not have', async () => {
    expect(await lookUp('zipcode=9999ZZ&house_number=1')).toMatchObject({
      status: 200,
      body: { city: '', street: '' },
    })
  })

  it.each(['zipcode=1012JS&house_number=1&country_code=BE', 'zipcode=toString&house_number=1'])(
    'does not find %s',
    async (query) => {
      expect(await lookUp(query)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )

  it.each(['', 'zipcode=1012JS', 'zipcode=1012JS&house_number=x', 'zipcode=1012JS&house_number=1&hack=1'])(
    'refuses the query %j',
    async (query) => {
      expect(await lookUp(query)).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    },
  )
})
