import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountsUnderTest, request } from '../../test/accounts-under-test.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import type { Customer, CustomerOrders } from '../../test/wire-types.ts'
import { customer, registration } from '../db/schema/buying/customer.ts'

const { world, newEmail, mailsTo, linkIn, confirm, createAccount, logIn, loggedIn } = accountsUnderTest()

const orderAsGuest = async (email: string, { isPaid = true, customer: changed = {} } = {}) => {
  const guest = newShopper(world.shop)
  await guest.fillIn(world.first)
  const last_name = 'De Vries'
  const known = { ...addressStep.customer, last_name, ...changed, email }
  const step = await guest.ask('POST', '/v1/checkout/customer', { ...addressStep, customer: known })
  expect(step.status).toBe(200)
  const { order_id } = (await guest.press()).body
  if (isPaid) await settleOrder(world.shop, order_id, 'paid')
}
const openAccount = async (email: string, changed: Record<string, string> = {}) => {
  await newShopper(world.shop).ask('POST', '/v1/customer', request(email, changed))
  await confirm(await linkIn(email, 'account_confirm'))
  const shopper = newShopper(world.shop)
  await logIn(shopper, email)
  return (await shopper.ask<Customer>('GET', '/v1/customer')).body
}

describe('an account', () => {
  it('is created once by the link in the mail, and cannot be used for login before that', async () => {
    const email = newEmail()
    await newShopper(world.shop).ask('POST', '/v1/customer', request(email.toUpperCase()))
    const shopper = newShopper(world.shop)
    expect((await logIn(shopper, email)).body.code).toBe('login_failed')
    const token = await linkIn(email, 'account_confirm')
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
    expect((await logIn(shopper, email)).body).toMatchObject({
      loggedIn: true,
      customer: { email, first_name: 'Zoë' },
    })
  })

  it('is not created with the password of a stranger who requested it for the address of another', async () => {
    const email = newEmail()
    const stranger = request(email, { password: 'Vreemd&Koud1' })
    await newShopper(world.shop).ask('POST', '/v1/customer', stranger)
    const token = await linkIn(email, 'account_confirm')
    const refused = await confirm(token)
    expect(refused.body).toMatchObject({
      code: 'login_failed',
      message: expect.stringMatching(/opnieuw een account aan/),
    })
    expect((await logIn(newShopper(world.shop), email, 'Vreemd&Koud1')).body.code).toBe('login_failed')
    // The mistake of an owner does not use up the link.
    expect((await confirm(token, 'Vreemd&Koud1')).status).toBe(200)
  })

  it('cannot be confirmed by guessing its password', async () => {
    const email = newEmail()
    await newShopper(world.shop).ask('POST', '/v1/customer', request(email))
    const token = await linkIn(email, 'account_confirm')
    for (let guess = 0; guess < 5; guess += 1)
      expect((await confirm(token, `Gok&Gok${guess}`)).body.code).toBe('login_failed')
    expect((await confirm(token)).body.code).toBe('rate_limited')
  })

  it('stores its password as Argon2id only', async () => {
    const email = await createAccount()
    const [row] = await world.shop.db.select().from(customer).where(eq(customer.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/)
  })

  it('is requested with the same response when it already exists, and its owner gets a mail', async () => {
    const email = await createAccount()
    const known = await newShopper(world.shop).ask('POST', '/v1/customer', request(email))
    const unknown = await newShopper(world.shop).ask('POST', '/v1/customer', request(newEmail()))
    expect(known.body).toEqual(unknown.body)
    expect(known.status).toBe(unknown.status)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('account_known')
  })

  it('is not created by an expired link', async () => {
    const email = newEmail()
    await newShopper(world.shop).ask('POST', '/v1/customer', request(email))
    await world.shop.db
      .update(registration)
      .set({ expiresAt: new Date(0) })
      .where(eq(registration.email, email))
    expect((await confirm(await linkIn(email, 'account_confirm'))).body.message).toMatch(
      /verlopen of al gebruikt/,
    )
  })

  it.each([
    ['password', 'Kort1!'],
    ['password', 'zonderhoofdletter1!'],
    ['password', 'P@ssw0rd'],
    ['first_name', '<b>'],
    ['last_name', 'x'],
    ['email', 'geen adres'],
    ['phone', '123'],
  ])('is refused with a field error for %s %j', async (field, value) => {
    const { status, body } = await newShopper(world.shop).ask(
      'POST',
      '/v1/customer',
      request(newEmail(), { [field]: value }),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  it('gets earlier guest orders with the same address', async () => {
    const email = newEmail()
    const guest = newShopper(world.shop)
    await guest.add(world.first)
    await guest.ask('POST', '/v1/checkout/customer', {
      ...addressStep,
      customer: { ...addressStep.customer, email },
    })
    await guest.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'ideal',
    })
    const { order_number } = (await guest.press()).body
    const { shopper } = await loggedIn(email)
    const { body } = await shopper.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(body.orders.map(({ number }) => number)).toEqual([order_number])
  })

  describe('after guest orders', () => {
    const company = {
      type: 'company',
      company: 'Zacht BV',
      vat_number: 'NL853381082B01',
      coc_number: '12345678',
    }
    it('starts with the address and phone number of the newest paid one', async () => {
      const email = newEmail()
      await orderAsGuest(email, { customer: { phone_number: '0687654321' } })
      await orderAsGuest(email)
      await orderAsGuest(email, { isPaid: false, customer: { phone_number: '0611111111' } })
      expect(await openAccount(email)).toMatchObject({
        phone_number: addressStep.customer.phone_number,
        last_name: 'de Vries',
        invoice_address: addressStep.billing_address,
      })
      const [row] = await world.shop.db.select().from(customer).where(eq(customer.email, email))
      expect(row?.shippingAddress).toBeNull()
    })

    it('of a company starts with its VAT number too, and a typed phone number stays', async () => {
      const email = newEmail()
      world.registered = { body: { valid: true } }
      await orderAsGuest(email, { customer: company })
      const { type, company: name } = company
      expect(await openAccount(email, { type, company: name, phone: '0687654321' })).toMatchObject({
        ...company,
        phone_number: '0687654321',
      })
    })

    it('starts empty when they are not paid, or of another person with this address', async () => {
      const email = newEmail()
      await orderAsGuest(email, { isPaid: false })
      await orderAsGuest(email, { customer: { last_name: 'Jansen' } })
      expect(await openAccount(email)).toMatchObject({ phone_number: '', invoice_address: null })
    })
  })

  it.each(['before', 'after'])('requested in the checkout gets the order, confirmed %s it', async (when) => {
    const email = newEmail()
    const guest = newShopper(world.shop)
    await guest.add(world.first)
    const step = { ...addressStep, customer: { ...addressStep.customer, email: email.toUpperCase() } }
    await guest.ask('POST', '/v1/checkout/customer', step)
    await guest.ask('POST', '/v1/checkout/customer/account', request(email))
    await guest.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'ideal',
    })
    const follow = async () => confirm(await linkIn(email, 'account_confirm'))
    if (when === 'before') await follow()
    const { order_id, order_number } = (await guest.press()).body
    if (when === 'after') await follow()
    // The guest has not logged in, and can still see the order.
    expect((await guest.ask('GET', `/v1/order/${order_id}`)).status).toBe(200)
    expect((await newShopper(world.shop).ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
    const owner = newShopper(world.shop)
    await logIn(owner, email)
    const { body } = await owner.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(body.orders.map(({ number }) => number)).toEqual([order_number])
  })
})
