import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountsUnderTest } from '../../../test/accounts-under-test.ts'
import { makeArticle } from '../../../test/articles.ts'
import { bedRequest } from '../../../test/configured-bed.ts'
import { fillCart } from '../../../test/fill-cart.ts'
import { settleOrder } from '../../../test/settle-order.ts'
import { addressStep, newShopper, type Shopper } from '../../../test/shopper.ts'
import type { Cart, CustomerOrders } from '../../../test/wire-types.ts'
import { attempt } from '../../db/schema/buying/customer.ts'
import { voucher } from '../../db/schema/buying/voucher.ts'
import { attemptKey } from '../../password/attempts.ts'

const { world, newEmail, createAccount, shopperAt, logIn, loggedIn } = accountsUnderTest()

/** The contents of the cart, regardless of line ids. */
const inside = ({ items }: Cart) =>
  items
    .map(({ quantity, price, custom }) => ({ quantity, price, custom }))
    .toSorted((one, other) => one.quantity - other.quantity)
const withEmail = (email: string) => ({
  ...addressStep,
  customer: { ...addressStep.customer, email },
})
const apply = (shopper: Shopper, code: string) =>
  shopper.ask('POST', '/v1/cart/discount', { discount_code: code })
const quantities = ({ items }: Cart) =>
  Object.fromEntries(items.map((item) => [item.variant_id, item.quantity]))

describe('login', () => {
  it('creates a new session and ends the previous one', async () => {
    const email = await createAccount()
    const shopper = newShopper(world.shop)
    await shopper.add(world.first)
    const before = shopper.jar.cookie
    await logIn(shopper, email)
    expect(shopper.jar.cookie).not.toBe(before)
    const thief = await newShopper(world.shop, before).ask<Cart>('GET', '/v1/cart')
    expect(thief.body.found).toBe(false)
  })

  it("merges the guest's cart into the customer's, with the larger quantity of each article", async () => {
    const { shopper, email } = await loggedIn()
    await shopper.add(world.first, 3)
    await shopper.ask('GET', '/v1/customer/logout')
    expect((await shopper.ask<Cart>('GET', '/v1/cart')).body.found).toBe(false)
    const guest = newShopper(world.shop)
    await guest.add(world.first, 2)
    await guest.add(world.second, 4)
    await logIn(guest, email)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({
      [world.first]: 3,
      [world.second]: 4,
    })
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    await elsewhere.add(world.first, 1)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({
      [world.first]: 4,
      [world.second]: 4,
    })
  })

  it("keeps the code that the guest has just typed, not an older one of the customer's cart", async () => {
    const { shopper, email } = await loggedIn()
    const article = await makeArticle(world.shop.db, { priceCents: 10_000 })
    await shopper.add(article)
    await apply(shopper, 'WELKOM10')
    await shopper.ask('GET', '/v1/customer/logout')
    const without = newShopper(world.shop)
    await without.add(article)
    await logIn(without, email)
    expect((await without.ask<Cart>('GET', '/v1/cart')).body.applied_code).toBe('WELKOM10')
    const guest = newShopper(world.shop)
    await guest.add(article)
    await apply(guest, 'VAKANTIEGELD')
    await logIn(guest, email)
    expect((await guest.ask<Cart>('GET', '/v1/cart')).body.applied_code).toBe('VAKANTIEGELD')
  })

  it("keeps the customer's code when that of the guest no longer counts", async () => {
    const { db } = world.shop
    await db.insert(voucher).values({ code: 'EVEN', title: '5%', kind: 'percentage', value: 5 })
    const { shopper, email } = await loggedIn()
    const article = await makeArticle(db, { priceCents: 10_000 })
    await shopper.add(article)
    await apply(shopper, 'WELKOM10')
    const guest = newShopper(world.shop)
    await guest.add(article)
    await apply(guest, 'EVEN')
    await db
      .update(voucher)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(voucher.code, 'EVEN'))
    await logIn(guest, email)
    expect((await guest.ask<Cart>('GET', '/v1/cart')).body.applied_code).toBe('WELKOM10')
  })

  it('keeps the newest lines when a guest brings more than fits', async () => {
    const { shopper, email } = await loggedIn()
    const { body: own } = await shopper.add(world.first)
    await fillCart(world.shop.db, own.quote_id ?? '', 99)
    const guest = newShopper(world.shop)
    await guest.add(world.second)
    expect((await logIn(guest, email)).status).toBe(200)
    const { items } = (await guest.ask<Cart>('GET', '/v1/cart')).body
    expect(items).toHaveLength(100)
    const variants = new Set(items.map(({ variant_id }) => variant_id))
    expect([variants.has(world.first), variants.has(world.second)]).toEqual([false, true])
  })

  it("keeps the address and the methods of the guest, unless the customer's cart has its own", async () => {
    const { shopper, email } = await loggedIn()
    await shopper.add(world.first)
    await shopper.ask('GET', '/v1/customer/logout')
    const guest = newShopper(world.shop)
    await guest.fillIn(world.second, 1)
    const { body: filledIn } = await guest.ask('GET', '/v1/checkout')
    await logIn(guest, email)
    expect((await guest.ask('GET', '/v1/checkout')).body).toEqual(filledIn)

    const other = newShopper(world.shop)
    await other.fillIn(world.second, 1)
    await other.ask('POST', '/v1/checkout/customer', withEmail('sam@voorbeeld.example'))
    await logIn(other, email)
    expect((await other.ask('GET', '/v1/checkout')).body).toEqual(filledIn)
  })

  it('removes the lines of an order from the merged cart when that order is paid later', async () => {
    const { shopper, email } = await loggedIn()
    await shopper.add(world.first, 1)
    const guest = newShopper(world.shop)
    await guest.fillIn(world.second, 2)
    const { body } = await guest.press()
    await logIn(guest, email)
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({
      [world.first]: 1,
      [world.second]: 2,
    })
    await settleOrder(world.shop, body.order_id, 'paid')
    expect(quantities((await guest.ask<Cart>('GET', '/v1/cart')).body)).toEqual({ [world.first]: 1 })
  })

  it('keeps both unpaid orders, of the guest and of the account', async () => {
    const { shopper, email } = await loggedIn()
    await shopper.fillIn(world.first, 1)
    const own = await shopper.press()
    const guest = newShopper(world.shop)
    await guest.fillIn(world.second, 2)
    await guest.ask('POST', '/v1/checkout/customer', withEmail(email))
    const brought = await guest.press()
    expect((await logIn(guest, email)).status).toBe(200)
    for (const { body } of [own, brought]) await settleOrder(world.shop, body.order_id, 'paid')
    const { body: list } = await guest.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(list.orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('leaves the order of a guest with another e-mail address to the guest', async () => {
    const guest = newShopper(world.shop)
    await guest.fillIn(world.second, 1)
    const { order_id } = (await guest.press()).body
    const email = await createAccount()
    // Another person in the same browser.
    await logIn(guest, email)
    const { body: list } = await guest.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(list.orders).toEqual([])
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    expect((await elsewhere.ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
    // The browser can still open it, as before the login, until the session ends.
    const session = guest.jar.cookie
    expect((await guest.ask('GET', `/v1/order/${order_id}`)).status).toBe(200)
    await guest.ask('GET', '/v1/customer/logout')
    expect((await newShopper(world.shop, session).ask('GET', `/v1/order/${order_id}`)).status).toBe(404)
  })

  it('moves the order of a guest with the address of the account to the account', async () => {
    const email = await createAccount()
    const guest = newShopper(world.shop)
    await guest.fillIn(world.second, 1)
    await guest.ask('POST', '/v1/checkout/customer', withEmail(email.toUpperCase()))
    const { order_id, order_number } = (await guest.press()).body
    await logIn(guest, email)
    const { body: list } = await guest.ask<CustomerOrders>('GET', '/v1/customer/orders')
    expect(list.orders.map(({ number }) => number)).toEqual([order_number])
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    expect((await elsewhere.ask('GET', `/v1/order/${order_id}`)).status).toBe(200)
  })

  it('merges configured beds by configuration', async () => {
    const { shopper, email } = await loggedIn()
    const addBed = async (to: Shopper, pick: number[]) =>
      to.ask<Cart>(
        'POST',
        '/v1/cart/configurator',
        await bedRequest(world.shop.db, 'opbergboxspring-ameland', pick),
      )
    await addBed(shopper, [1])
    const guest = newShopper(world.shop)
    await addBed(guest, [1])
    await addBed(guest, [1])
    const { body: brought } = await addBed(guest, [2])
    await logIn(guest, email)
    const { body: merged } = await guest.ask<Cart>('GET', '/v1/cart')
    expect(inside(brought).map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(inside(merged)).toEqual(inside(brought))
  })

  it('is delayed after five wrong passwords, for known and unknown accounts, and works again later', async () => {
    const email = await createAccount()
    for (const address of [email, newEmail()]) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await logIn(newShopper(world.shop), address, 'Fout&Fout1')).body.code).toBe('login_failed')
      }
      const refused = await logIn(newShopper(world.shop), address)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      const seconds = Number(/Wacht (\d+) seconden/.exec(refused.body.message ?? '')?.[1])
      expect(seconds).toBeGreaterThan(0)
      expect(refused.headers['retry-after']).toBe(String(seconds))
    }
    await world.shop.db.update(attempt).set({ lastAt: new Date(Date.now() - 61_000) })
    expect((await logIn(newShopper(world.shop), email)).body.loggedIn).toBe(true)
  })

  it(
    'is delayed per account and IP, without effect on other accounts at that IP or on other IPs',
    { tags: ['slow'] },
    async () => {
      const owner = await createAccount()
      const colleague = await createAccount()
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
      const owner = await createAccount()
      const regular = await createAccount()
      const office = () => shopperAt('192.0.2.17')
      await logIn(office(), regular)
      const guess = async () => (await logIn(office(), newEmail(), 'Fout&Fout1')).body.code
      for (let tries = 0; tries < 7; tries += 1) expect(await guess()).toBe('login_failed')
      const ofOffice = eq(attempt.key, attemptKey('address', '192.0.2.17'))
      await world.shop.db.update(attempt).set({ count: 49 }).where(ofOffice)
      expect(await guess()).toBe('login_failed')
      expect(await guess()).toBe('rate_limited')
      expect((await logIn(office(), owner)).body.code).toBe('rate_limited')
      expect((await logIn(office(), regular)).body.loggedIn).toBe(true)
      expect((await logIn(shopperAt('192.0.2.18'), owner)).body.loggedIn).toBe(true)
      // Half a minute without a wrong password reduces the count by one.
      await world.shop.db.update(attempt).set({ lastAt: new Date(Date.now() - 31_000) })
      expect((await logIn(office(), owner)).body.loggedIn).toBe(true)
    },
  )

  it('is delayed for a whole IPv6 site after many attempts from its networks', async () => {
    const owner = await createAccount()
    const guess = async (network: string) =>
      (await logIn(shopperAt(network), newEmail(), 'Fout&Fout1')).body.code
    expect(await guess('2001:db8:14:1::')).toBe('login_failed')
    const ofSite = eq(attempt.key, attemptKey('network', '2001:db8:14::'))
    await world.shop.db.update(attempt).set({ count: 249 }).where(ofSite)
    expect(await guess('2001:db8:14:2::')).toBe('login_failed')
    expect(await guess('2001:db8:14:3::')).toBe('rate_limited')
    expect((await logIn(shopperAt('2001:db8:14:4::'), owner)).body.code).toBe('rate_limited')
    expect((await logIn(shopperAt('2001:db8:15:1::'), owner)).body.loggedIn).toBe(true)
  })

  it('counts no correct passwords', { tags: ['slow'] }, async () => {
    const email = await createAccount()
    for (let times = 0; times < 7; times += 1) {
      expect((await logIn(shopperAt('192.0.2.9'), email)).body.loggedIn).toBe(true)
    }
  })

  it('still works from a known IP while other IPs are delayed', { tags: ['slow'] }, async () => {
    const email = await createAccount()
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
    const email = await createAccount()
    const tries = Array.from({ length: 20 }, () => logIn(newShopper(world.shop), email, 'Fout&Fout1'))
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    // The two attempts that are checked concurrently may both be the fifth.
    expect(codes.filter((code) => code === 'login_failed').length).toBeLessThanOrEqual(6)
    expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(14)
  })

  it('ends with logout, also for the old token', async () => {
    const { shopper } = await loggedIn()
    const { cookie } = shopper.jar
    await shopper.ask('GET', '/v1/customer/logout')
    expect((await newShopper(world.shop, cookie).ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })
})
