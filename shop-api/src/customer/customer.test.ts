import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  Cart,
  Customer,
  CustomerExport,
  CustomerOrders,
  LoginStatus,
  Order,
} from '../../test/wire-types.ts'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import { makeArticle, stockOf } from '../../test/articles.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { openOutsideDouble, type Reply } from '../../test/outside-double.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { tokenInMail } from '../../test/token-in-mail.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { attempt, customer, registration } from '../db/schema/buying/customer.ts'
import { attemptKey } from './authentication/attempts.ts'
import { mail } from '../db/schema/mail.ts'
import { order } from '../db/schema/buying/order.ts'

let shop: ShopUnderTest
let first: number
let second: number
/** The response of the European VAT register. */
let registered: Reply
let vies: Awaited<ReturnType<typeof openOutsideDouble>>
beforeAll(async () => {
  vies = await openOutsideDouble(() => registered)
  shop = await openShopUnderTest({ config: { viesUrl: vies.url } })
  await ensureShopDetails(shop.db)
  first = await makeArticle(shop.db)
  second = await makeArticle(shop.db)
})
afterAll(async () => {
  await shop.close()
  await vies.close()
})

const password = 'Zacht&Warm1'
let made = 0
const newEmail = () => `klant${(made += 1)}@example.com`

const request = (email: string, changed: Record<string, string> = {}) => ({
  type: 'private',
  first_name: 'Zoë',
  last_name: 'de Vries',
  email,
  phone: '',
  company: '',
  password,
  ...changed,
})
const mailsTo = (email: string) => shop.db.select().from(mail).where(eq(mail.recipient, email))
const linkIn = (email: string, kind: Parameters<typeof tokenInMail>[2]) => tokenInMail(shop.db, email, kind)
const confirm = (token: string) =>
  newShopper(shop).ask<{ message: string }>('POST', '/v1/customer/email/confirm', { token })
const enrol = async (email = newEmail()) => {
  await newShopper(shop).ask('POST', '/v1/customer', request(email))
  await confirm(await linkIn(email, 'account_confirm'))
  return email
}
/** A shopper with a client IP. */
const shopperAt = (address: string) => newShopper(shop, '', address)
const logIn = (shopper: Shopper, email: string, typed = password) =>
  shopper.ask<LoginStatus>('POST', '/v1/customer/login', { username: email, password: typed })
const loggedIn = async (email?: string) => {
  const known = await enrol(email)
  const shopper = newShopper(shop)
  await logIn(shopper, known)
  return { shopper, email: known }
}
/** The contents of the cart, regardless of line ids. */
const inside = ({ items }: Cart) =>
  items
    .map(({ quantity, price, custom }) => ({ quantity, price, custom }))
    .toSorted((one, other) => one.quantity - other.quantity)
const quantities = ({ items }: Cart) =>
  Object.fromEntries(items.map((item) => [item.variant_id, item.quantity]))

describe('an account', () => {
  it('is created once by the link in the mail, and cannot be used for login before that', async () => {
    const email = newEmail()
    await newShopper(shop).ask('POST', '/v1/customer', request(email.toUpperCase()))
    const shopper = newShopper(shop)
    expect((await logIn(shopper, email)).body.code).toBe('login_failed')
    const token = await linkIn(email, 'account_confirm')
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
    expect((await logIn(shopper, email)).body).toMatchObject({
      loggedIn: true,
      customer: { email, first_name: 'Zoë' },
    })
  })

  it('stores its password as Argon2id only', async () => {
    const email = await enrol()
    const [row] = await shop.db.select().from(customer).where(eq(customer.email, email))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/)
  })

  it('is requested with the same response when it already exists, and its owner gets a mail', async () => {
    const email = await enrol()
    const known = await newShopper(shop).ask('POST', '/v1/customer', request(email))
    const unknown = await newShopper(shop).ask('POST', '/v1/customer', request(newEmail()))
    expect(known.body).toEqual(unknown.body)
    expect(known.status).toBe(unknown.status)
    expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('account_known')
  })

  it('is not created by an expired link', async () => {
    const email = newEmail()
    await newShopper(shop).ask('POST', '/v1/customer', request(email))
    await shop.db
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
    const { status, body } = await newShopper(shop).ask(
      'POST',
      '/v1/customer',
      request(newEmail(), { [field]: value }),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([field])
  })

  it('gets earlier guest orders with the same address', async () => {
    const email = newEmail()
    const guest = newShopper(shop)
    await guest.add(first)
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

  it.each(['before', 'after'])('requested in the checkout gets the order, confirmed %s it', async (when) => {
    const email = newEmail()
    const guest = newShopper(shop)
    await guest.add(first)
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
    expect((await newShopper(shop).ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
    const owner = newShopper(shop)
    await logIn(owner, email)
    const { body } = await owner.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(body.orders.map(({ number }) => number)).toEqual([order_number])
  })
})

describe('login', () => {
  it('creates a new session and ends the previous one', async () => {
    const email = await enrol()
    const shopper = newShopper(shop)
    await shopper.add(first)
    const before = shopper.jar.cookie
    await logIn(shopper, email)
    expect(shopper.jar.cookie).not.toBe(before)
    const thief = await newShopper(shop, before).ask<Cart>('GET', '/v1/cart')
    expect(thief.body.found).toBe(false)
  })

  it("merges the guest's cart into the customer's, with the larger quantity of each article", async () => {
    const { shopper, email } = await loggedIn()
    await shopper.add(first, 3)
    await shopper.ask('GET', '/v1/customer/logout')
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.found).toBe(false)
    const guest = newShopper(shop)
    await guest.add(first, 2)
    await guest.add(second, 4)
    await logIn(guest, email)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({ [first]: 3, [second]: 4 })
    const elsewhere = newShopper(shop)
    await logIn(elsewhere, email)
    await elsewhere.add(first, 1)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({ [first]: 4, [second]: 4 })
  })

  it('removes the lines of an order from the merged cart when that order is paid later', async () => {
    const { shopper, email } = await loggedIn()
    await shopper.add(first, 1)
    const guest = newShopper(shop)
    await guest.fillIn(second, 2)
    const { body } = await guest.press()
    await logIn(guest, email)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({ [first]: 1, [second]: 2 })
    await settleOrder(shop, body.order_id, 'paid')
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({ [first]: 1 })
  })

  it('keeps both unpaid orders, of the guest and of the account', async () => {
    const { shopper, email } = await loggedIn()
    await shopper.fillIn(first, 1)
    const own = await shopper.press()
    const guest = newShopper(shop)
    await guest.fillIn(second, 2)
    const brought = await guest.press()
    expect((await logIn(guest, email)).status).toBe(200)
    for (const { body } of [own, brought]) await settleOrder(shop, body.order_id, 'paid')
    const { body: list } = await guest.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(list.orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('merges configured beds by configuration', async () => {
    const { shopper, email } = await loggedIn()
    const addBed = async (to: Shopper, pick: number[]) =>
      to.ask<Cart>(
        'POST',
        '/v1/cart/configurator',
        await bedRequest(shop.db, 'opbergboxspring-ameland', pick),
      )
    await addBed(shopper, [1])
    const guest = newShopper(shop)
    await addBed(guest, [1])
    await addBed(guest, [1])
    const { body: brought } = await addBed(guest, [2])
    await logIn(guest, email)
    const { body: merged } = await guest.ask<Cart>('GET', '/v1/cart')
    expect(inside(brought).map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(inside(merged)).toEqual(inside(brought))
  })

  it('is delayed after five wrong passwords, for known and unknown accounts, and works again later', async () => {
    const email = await enrol()
    for (const address of [email, newEmail()]) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await logIn(newShopper(shop), address, 'Fout&Fout1')).body.code).toBe('login_failed')
      }
      const refused = await logIn(newShopper(shop), address)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      const seconds = Number(/Wacht (\d+) seconden/.exec(refused.body.message ?? '')?.[1])
      expect(seconds).toBeGreaterThan(0)
      expect(refused.headers['retry-after']).toBe(String(seconds))
    }
    await shop.db.update(attempt).set({ lastAt: new Date(Date.now() - 61_000) })
    expect((await logIn(newShopper(shop), email)).body.loggedIn).toBe(true)
  })

  it(
    'is delayed per account and IP, without effect on other accounts at that IP or on other IPs',
    { tags: ['slow'] },
    async () => {
      const owner = await enrol()
      const colleague = await enrol()
      const office = () => shopperAt('192.0.2.7')
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await logIn(office(), owner, 'Fout&Fout1')).body.code).toBe('login_failed')
      }
      expect((await logIn(office(), owner)).body.code).toBe('rate_limited')
      expect((await logIn(office(), colleague)).body.loggedIn).toBe(true)
      expect((await logIn(shopperAt('192.0.2.8'), owner)).body.loggedIn).toBe(true)
    },
  )

  it(
    'is delayed per IP after many attempts on different accounts, except for customers known at that IP',
    { tags: ['slow'] },
    async () => {
      const owner = await enrol()
      const regular = await enrol()
      const office = () => shopperAt('192.0.2.17')
      await logIn(office(), regular)
      const guess = async () => (await logIn(office(), newEmail(), 'Fout&Fout1')).body.code
      for (let tries = 0; tries < 7; tries += 1) expect(await guess()).toBe('login_failed')
      const ofOffice = eq(attempt.key, attemptKey('address', '192.0.2.17'))
      await shop.db.update(attempt).set({ count: 49 }).where(ofOffice)
      expect(await guess()).toBe('login_failed')
      expect(await guess()).toBe('rate_limited')
      expect((await logIn(office(), owner)).body.code).toBe('rate_limited')
      expect((await logIn(office(), regular)).body.loggedIn).toBe(true)
      expect((await logIn(shopperAt('192.0.2.18'), owner)).body.loggedIn).toBe(true)
      // Half a minute without a wrong password reduces the count by one.
      await shop.db.update(attempt).set({ lastAt: new Date(Date.now() - 31_000) })
      expect((await logIn(office(), owner)).body.loggedIn).toBe(true)
    },
  )

  it('counts no correct passwords', { tags: ['slow'] }, async () => {
    const email = await enrol()
    for (let times = 0; times < 7; times += 1) {
      expect((await logIn(shopperAt('192.0.2.9'), email)).body.loggedIn).toBe(true)
    }
  })

  it('still works from a known IP while other IPs are delayed', { tags: ['slow'] }, async () => {
    const email = await enrol()
    const home = () => shopperAt('198.51.100.1')
    await logIn(home(), email)
    for (let tries = 0; tries < 20; tries += 1) {
      const guess = await logIn(shopperAt(`203.0.113.${tries}`), email, 'Fout&Fout1')
      expect(guess.body.code).toBe('login_failed')
    }
    expect((await logIn(shopperAt('203.0.113.99'), email)).body.code).toBe('rate_limited')
    expect((await logIn(home(), email)).body.loggedIn).toBe(true)
    for (let tries = 0; tries < 5; tries += 1) await logIn(home(), email, 'Fout&Fout1')
    expect((await logIn(home(), email)).body.code).toBe('rate_limited')
  })

  it('counts concurrent attempts as sequential ones', async () => {
    const email = await enrol()
    const tries = Array.from({ length: 20 }, () => logIn(newShopper(shop), email, 'Fout&Fout1'))
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    // The two attempts that are checked concurrently may both be the fifth.
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(6)
    expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(14)
  })

  it('ends with logout, also for the old token', async () => {
    const { shopper } = await loggedIn()
    const { cookie } = shopper.jar
    await shopper.ask('GET', '/v1/customer/logout')
    expect((await newShopper(shop, cookie).ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })
})

describe('a password', () => {
  it('can be reset once with a link, which ends all sessions', async () => {
    const { shopper, email } = await loggedIn()
    const ask = (address: string) =>
      newShopper(shop).ask('POST', '/v1/customer/password/forgot', { email: address })
    expect((await ask(email)).body).toEqual((await ask(newEmail())).body)
    const token = await vi.waitFor(async () => {
      const found = await linkIn(email, 'password_reset')
      expect(found).not.toBe('')
      return found
    })
    const reset = () =>
      newShopper(shop).ask('POST', '/v1/customer/password/reset', { token, password: 'Nieuw&Zacht2' })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(404)
    expect((await shopper.ask('GET', '/v1/customer')).body.code).toBe('login_required')
    expect((await logIn(newShopper(shop), email)).body.code).toBe('login_failed')
    expect((await logIn(newShopper(shop), email, 'Nieuw&Zacht2')).body.loggedIn).toBe(true)
  })

  it('cannot be guessed in a stolen session: attempts to change or delete count as login attempts', async () => {
    const { shopper, email } = await loggedIn()
    const change = (current_password: string) =>
      shopper.ask('PUT', '/v1/customer/password', { current_password, password: 'Nieuw&Zacht2' })
    const remove = (typed: string) => shopper.ask('DELETE', '/v1/customer', { password: typed })
    for (const guess of [change, remove, change, remove, change]) {
      expect((await guess('Fout&Fout1')).body.code).toBe('validation_failed')
    }
    for (const refused of [await change(password), await remove(password)]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(refused.body.message).toMatch(/Wacht \d+ seconden/)
    }
    expect((await logIn(newShopper(shop), email)).body.code).toBe('rate_limited')
  })

  it('can be changed with the current one, which ends other sessions', async () => {
    const { shopper, email } = await loggedIn()
    const other = newShopper(shop)
    await logIn(other, email)
    const change = (current_password: string) =>
      shopper.ask('PUT', '/v1/customer/password', { current_password, password: 'Nieuw&Zacht2' })
    expect((await change('Fout&Fout1')).body.errors).toHaveProperty('current_password')
    expect((await change(password)).status).toBe(200)
    expect((await shopper.ask('GET', '/v1/customer')).status).toBe(200)
    expect((await other.ask('GET', '/v1/customer')).status).toBe(403)
  })
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
      phone_number: '0612345678',
      birthdate: '01-02-1990',
      vat_number: '',
      invoice_address: { zipcode: '1012 JS', city: 'Amsterdam' },
      shipping_address: { zipcode: '1012 JS', city: 'Amsterdam', first_name: 'Noor' },
    })
  })

  it.each<[string, Reply, string | undefined, boolean | null]>([
    ['knows', { body: { valid: true } }, undefined, true],
    ['does not know', { body: { valid: false } }, 'Vul een geldig BTW-nummer in', null],
    ['cannot look up', { status: 500, body: '' }, undefined, false],
  ])(
    'handles a VAT number that the register %s in the same way as the checkout',
    async (_, reply, refused, known) => {
      const { shopper, email } = await loggedIn()
      registered = reply
      const company = {
        ...addressStep.customer,
        type: 'company',
        company: 'Hotel De Slaap',
        vat_number: 'NL853381082B01',
        coc_number: '12345678',
      }
      const saved = await shopper.ask<Customer>('PUT', '/v1/customer', { customer: company })
      expect(saved.body.errors?.['customer.vat_number']).toBe(refused)
      const [row] = await shop.db.select().from(customer).where(eq(customer.email, email))
      expect(row?.vatVerified).toBe(known)
    },
  )

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
    await shopper.add(first)
    await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, shipping_address: parcel })
    await shopper.ask('POST', '/v1/checkout/paymentmethod', {
      selected_shipping_method: 'standard',
      selected_payment_method: 'ideal',
    })
    const { order_id } = (await shopper.press()).body
    const placed = await shopper.ask<Order>('GET', `/v1/order/${order_id}`)
    expect(placed.body.shipping_address).toMatchObject({ first_name: 'Zoë', name: 't.a.v. de receptie' })
    const letters = await shop.db.select().from(mail).where(eq(mail.orderId, order_id))
    expect(letters.map(({ kind }) => kind)).toContain('order_confirmation')
  })

  it('does not show data of other customers', async () => {
    const mine = await loggedIn()
    await mine.shopper.fillIn(first)
    const { order_id } = (await mine.shopper.press()).body
    const { body } = await mine.shopper.ask<CustomerSubscription>('POST', '/v1/customer/subscription')
    const id = body.subscription?.id
    const theirs = await loggedIn()
    expect((await mine.shopper.ask('GET', `/v1/customer/orders/${order_id}`)).status).toBe(200)
    expect((await theirs.shopper.ask('GET', `/v1/customer/orders/${order_id}`)).status).toBe(404)
    expect((await theirs.shopper.ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
    expect((await theirs.shopper.ask('DELETE', `/v1/customer/subscription/${id}`)).status).toBe(404)
    expect((await mine.shopper.ask('DELETE', `/v1/customer/subscription/${id}`)).status).toBe(200)
    const guest = newShopper(shop)
    expect((await guest.ask('GET', `/v1/customer/orders/${order_id}`)).body.code).toBe('login_required')
  })

  it.each([
    ['banktransfer', 'pending'],
    ['ideal', null],
  ] as const)(
    'can be deleted when a guest has an unpaid order (%s) with its address, which is cancelled',
    async (method, reported) => {
      const { shopper, email } = await loggedIn()
      const article = await makeArticle(shop.db, { stock: 10 })
      const guest = newShopper(shop)
      const customerStep = { ...addressStep, customer: { ...addressStep.customer, email } }
      await guest.add(article, 4)
      await guest.ask('POST', '/v1/checkout/customer', customerStep)
      await guest.ask('POST', '/v1/checkout/paymentmethod', {
        selected_shipping_method: 'standard',
        selected_payment_method: method,
      })
      const { order_id } = (await guest.press()).body
      if (reported) await settleOrder(shop, order_id, reported)
      expect((await shopper.ask('DELETE', '/v1/customer', { password })).status).toBe(200)
      const [stored] = await shop.db.select().from(order).where(eq(order.id, order_id))
      expect(stored?.state).toBe('cancelled')
      expect(JSON.stringify(stored)).not.toMatch(/klant|Dam|veld/i)
      expect(await stockOf(shop.db, article)).toBe(10)
    },
  )

  it('cannot be deleted while an order that its owner placed as a guest before logging in is in progress', async () => {
    const email = await enrol()
    const shopper = newShopper(shop)
    await shopper.add(first)
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
    await shopper.fillIn(first)
    const { order_id } = (await shopper.press()).body
    const { body } = await shopper.ask<CustomerExport>('GET', '/v1/customer/export')
    expect(body.orders.map(({ order_id: id }) => id)).toEqual([order_id])
    const remove = () => shopper.ask('DELETE', '/v1/customer', { password })
    expect((await remove()).body.message).toMatch(/Er loopt nog een bestelling/)
    await shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, order_id))
    expect((await remove()).status).toBe(200)
    const [stored] = await shop.db.select().from(order).where(eq(order.id, order_id))
    expect(JSON.stringify(stored)).not.toMatch(/zoe@|Dam|veld/i)
    expect(stored?.totalCents).toBeGreaterThan(0)
    expect((await logIn(newShopper(shop), email)).body.code).toBe('login_failed')
  })
})
