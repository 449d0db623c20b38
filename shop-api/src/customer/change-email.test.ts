import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { waitingForLocks } from '../../test/queue-at.ts'
import { accountsUnderTest, password, request } from '../../test/accounts-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import type { Customer, CustomerOrders } from '../../test/wire-types.ts'
import { reminderRefusal } from '../db/schema/abandonment.ts'
import { customer, passwordReset, registration } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { voucher, voucherUse } from '../db/schema/buying/voucher.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { review } from '../db/schema/review.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { orderToken } from '../order/record/order-link.ts'
import { emailHash } from '../mail/signed-link.ts'

const { world, newEmail, mailsTo, linkIn, confirm, createAccount, logIn, loggedIn, queueAtAccount } =
  accountsUnderTest()

const ask = (shopper: Shopper, email: string, typed = password) =>
  shopper.ask<{ message: string }>('POST', '/v1/customer/email', { email, password: typed })
const emailOf = async (shopper: Shopper) => (await shopper.ask<Customer>('GET', '/v1/customer')).body.email
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const requested = async () => {
  const { shopper, email } = await loggedIn()
  const next = newEmail()
  expect((await ask(shopper, next.toUpperCase())).status).toBe(200)
  return { shopper, email, next, token: await linkIn(next, 'email_confirm') }
}

describe('another e-mail address of an account', () => {
  it('is that of the account once its link is opened, with a notice to the old one', async () => {
    const { shopper, email, next, token } = await requested()
    expect(await emailOf(shopper)).toBe(email)
    expect((await logIn(newShopper(world.shop), next)).body.code).toBe('login_failed')

    expect((await confirm(token)).body.message).toMatch(/Je e-mailadres is gewijzigd/)
    expect((await logIn(newShopper(world.shop), email)).body.code).toBe('login_failed')
    const again = newShopper(world.shop)
    expect((await logIn(again, next)).body).toMatchObject({ loggedIn: true, customer: { email: next } })
    expect(await emailOf(again)).toBe(next)
    expect(await kindsTo(email)).toContain('email_changed')
    expect((await mailsTo(email)).every(({ text }) => !text.includes(next))).toBe(true)
    const [row] = await world.shop.db.select().from(customer).where(eq(customer.email, next))
    expect(row?.profile.email).toBe(next)
  })

  it('ends all sessions but that of the browser that confirms it', async () => {
    const { shopper, email, token } = await requested()
    const elsewhere = newShopper(world.shop)
    await logIn(elsewhere, email)
    await shopper.ask('POST', '/v1/customer/email/confirm', { token, password })
    expect(await emailOf(shopper)).not.toBe(email)
    expect((await elsewhere.ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })

  it('ends the session of a login that is under way', async () => {
    const { email, token } = await requested()
    const elsewhere = newShopper(world.shop)
    const answers = await queueAtAccount<{ status: number }>(email, [
      () => logIn(elsewhere, email),
      () => confirm(token),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await elsewhere.ask('GET', '/v1/customer')).body.code).toBe('login_required')
  })

  it('is not confirmed by a stranger at a mistyped address, without the password', async () => {
    const { shopper, email, token } = await requested()
    const refused = await confirm(token, 'Vreemd&Koud1')
    expect(refused.body).toMatchObject({ code: 'login_failed', message: expect.stringMatching(/wachtwoord/) })
    expect(await emailOf(shopper)).toBe(email)
    for (let guess = 0; guess < 4; guess += 1) await confirm(token, `Gok&Gok${guess}`)
    expect((await confirm(token)).body.code).toBe('rate_limited')
  })

  it('cannot be set with a link that was used, also by two clicks at once', async () => {
    const { token, next } = await requested()
    const clicks = await Promise.all([confirm(token), confirm(token)])
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await confirm(token)).body.message).toMatch(/verlopen of al gebruikt/)
    expect((await logIn(newShopper(world.shop), next)).status).toBe(200)
  })

  it('cannot be set with an expired link', async () => {
    const { shopper, email, next, token } = await requested()
    await world.shop.db
      .update(registration)
      .set({ expiresAt: new Date(0) })
      .where(eq(registration.email, next))
    expect((await confirm(token)).status).toBe(404)
    expect(await emailOf(shopper)).toBe(email)
  })

  it('cannot be set with an earlier link after a later one', async () => {
    const { shopper, token } = await requested()
    const last = newEmail()
    await ask(shopper, last)
    expect((await confirm(await linkIn(last, 'email_confirm'))).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
  })

  it('cannot be set once the password has changed: its thief may have asked for it', async () => {
    const { shopper, token } = await requested()
    const changed = { current_password: password, password: 'Nieuw&Zacht2' }
    expect((await shopper.ask('PUT', '/v1/customer/password', changed)).status).toBe(200)
    expect((await confirm(token, 'Nieuw&Zacht2')).status).toBe(404)
  })

  it('ends the links for another password, which the old address has', async () => {
    const { email, token } = await requested()
    const [account] = await world.shop.db.select().from(customer).where(eq(customer.email, email))
    const link = { tokenHash: `reset of ${email}`, customerId: account?.id ?? 0, expiresAt: new Date() }
    await world.shop.db.insert(passwordReset).values(link)
    await confirm(token)
    expect(await world.shop.db.$count(passwordReset, eq(passwordReset.tokenHash, link.tokenHash))).toBe(0)
  })

  it('is refused when an account has been opened with it meanwhile', async () => {
    const { shopper, email, next, token } = await requested()
    await world.shop.db.insert(customer).values({
      email: next,
      passwordHash: 'x',
      profile: { ...addressStep.customer, email: next } as never,
    })
    expect((await confirm(token)).body.message).toMatch(/Met dit e-mailadres is er al een account/)
    expect(await emailOf(shopper)).toBe(email)
  })

  it.each(['a new account', 'another account'])('goes to one of two, the other being %s', async (other) => {
    const { next, token } = await requested()
    if (other === 'a new account') await newShopper(world.shop).ask('POST', '/v1/customer', request(next))
    else await ask((await loggedIn()).shopper, next)
    const second = await linkIn(next, other === 'a new account' ? 'account_confirm' : 'email_confirm')
    expect(second).not.toBe(token)
    // Until both are in their transactions.
    const { db } = world.shop
    const { clicks } = await db.transaction(async (tx) => {
      await tx.select().from(registration).where(eq(registration.email, next)).for('update')
      const pressed = Promise.all([confirm(token), confirm(second)])
      await vi.waitFor(
        async () => expect((await db.execute(waitingForLocks)).rows.length).toBeGreaterThan(1),
        20_000,
      )
      return { clicks: pressed }
    })
    const answers = await clicks
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await db.$count(customer, eq(customer.email, next))).toBe(1)
  })

  it('gets the same answer when it has an account, whose owner gets a mail', async () => {
    const { shopper, email } = await loggedIn()
    const known = await createAccount()
    const taken = await ask(shopper, known)
    const free = await ask(shopper, newEmail())
    expect(taken).toMatchObject({ status: free.status, body: free.body })
    expect(await kindsTo(known)).toEqual(['account_confirm', 'account_known'])
    expect(await emailOf(shopper)).toBe(email)
  })

  it('is refused with a wrong password, for a guest, and at the field that is wrong', async () => {
    const { shopper, email } = await loggedIn()
    expect((await ask(shopper, newEmail(), 'Vreemd&Koud1')).body.errors).toHaveProperty('password')
    expect((await ask(shopper, 'geen adres')).body.errors).toHaveProperty('email')
    expect((await ask(shopper, email)).body.errors).toHaveProperty('email')
    expect((await ask(newShopper(world.shop), newEmail())).body.code).toBe('login_required')
  })
})

const orderAt = async (shopper: Shopper, article: number, email: string): Promise<string> => {
  await shopper.fillIn(article)
  const step = { ...addressStep, customer: { ...addressStep.customer, email } }
  await shopper.ask('POST', '/v1/checkout/customer', step)
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: 'ideal',
  })
  return (await shopper.press()).body.order_id
}

describe('what the shop knows by the old address', () => {
  it('follows the account: orders, newsletter, checkout, requests', async () => {
    const { shopper, email, next, token } = await requested()
    const order_id = await orderAt(shopper, world.first, email)
    await shopper.ask('POST', '/v1/customer/subscription')
    const { db } = world.shop
    const rowOf = { email, sessionTokenHash: 'x' }
    await db.insert(backInStock).values([
      { ...rowOf, variantId: world.first },
      { ...rowOf, variantId: world.second },
      { ...rowOf, email: next, variantId: world.second },
    ])
    await db.insert(newsletterSubscription).values({ email: next, sessionTokenHash: 'x' })
    await db.insert(reminderRefusal).values({ emailHash: emailHash(email) })
    await db.insert(review).values({
      productId: 1,
      displayName: 'Zoë',
      email: ` ${email.toUpperCase()}`,
      score: 5,
      title: 'Fijn',
      content: 'Heerlijk',
      published: false,
    })
    const declared = { orderNumber: 'DKBD1', name: 'Zoë', email, articles: '' }
    await db.insert(withdrawal).values(declared)

    expect((await confirm(token)).status).toBe(200)
    const again = newShopper(world.shop)
    await logIn(again, next)
    const orders = (await again.ask<CustomerOrders>('GET', '/v1/customer/orders')).body.orders
    expect(orders.map(({ id }) => id)).toEqual([order_id])
    const [placed] = await db.select().from(order).where(eq(order.id, order_id))
    expect(placed?.customer.email).toBe(next)
    const looked = { order_number: placed?.number, email: next, zipcode: placed?.billingAddress.zipcode }
    expect((await newShopper(world.shop).ask('POST', '/v1/order/lookup', looked)).status).toBe(200)
    expect((await again.ask('GET', '/v1/checkout')).body).toMatchObject({ customer: { email: next } })
    expect((await again.ask('GET', `/v1/customer/subscription?email=${next}`)).body).toMatchObject({
      subscription: { confirmed: true },
    })
    expect(await db.$count(backInStock, eq(backInStock.email, next))).toBe(2)
    expect(await db.$count(reminderRefusal, eq(reminderRefusal.emailHash, emailHash(next)))).toBe(1)
    expect(await db.$count(review, eq(review.email, next))).toBe(1)

    const exported = await again.ask('GET', '/v1/customer/export')
    expect(JSON.stringify(exported.body)).toContain('DKBD1')
    // Only the mails that were sent to it still have the old address.
    for (const table of [backInStock, review, withdrawal, newsletterSubscription])
      expect(await db.$count(table, eq(table.email, email))).toBe(0)
  })

  it.each(['old', 'new'] as const)(
    'the newsletter stops with a link mailed to the %s address',
    async (which) => {
      const { shopper, email, next, token } = await requested()
      const unsubscribeLink = async (to: string) => {
        await newShopper(world.shop).ask('POST', '/v1/content/newsletter/subscribe', { email: to })
        const text = (await mailsTo(to)).find(({ kind }) => kind.startsWith('newsletter'))?.text
        return /afmelden\/\?token=(\S+)/.exec(text ?? '')?.[1]
      }
      await shopper.ask('POST', '/v1/customer/subscription')
      const links = { old: await unsubscribeLink(email), new: await unsubscribeLink(next) }
      expect((await confirm(token)).status).toBe(200)
      const { db } = world.shop
      const subscribed = () => db.$count(newsletterSubscription, eq(newsletterSubscription.email, next))
      expect(await subscribed()).toBe(1)
      const pressed = await newShopper(world.shop).ask('POST', '/v1/content/newsletter/unsubscribe', {
        token: links[which],
      })
      expect(pressed.status).toBe(200)
      expect(await subscribed()).toBe(0)
    },
  )

  it('stays moved when the customer saves details meanwhile', async () => {
    const { shopper, email, next, token } = await requested()
    const details = { customer: { ...addressStep.customer, email, first_name: 'Sam' } }
    const answers = await queueAtAccount<{ status: number }>(email, [
      () => confirm(token),
      () => shopper.ask('PUT', '/v1/customer', details),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await world.shop.db.select().from(customer).where(eq(customer.email, next))
    expect(row?.profile).toMatchObject({ firstName: 'Sam', email: next })
  })

  it.each(['one address', 'both addresses'])(
    'keeps a code for one use per customer used, which %s used',
    async (which) => {
      const { shopper, email, next, token } = await requested()
      const code = which.replace(' ', '').toUpperCase()
      const terms = { title: 'Korting', kind: 'percentage', value: 10, oncePerCustomer: true } as const
      await world.shop.db.insert(voucher).values({ code, ...terms })
      const orderWith = async (buyer: Shopper, address: string) => {
        await buyer.fillIn(world.second)
        const step = { ...addressStep, customer: { ...addressStep.customer, email: address } }
        await buyer.ask('POST', '/v1/checkout/customer', step)
        const applied = await buyer.ask('POST', '/v1/cart/discount', { discount_code: code })
        await buyer.press()
        return applied.status
      }
      expect(await orderWith(shopper, email)).toBe(200)
      if (which === 'both addresses') await orderWith(newShopper(world.shop), next)
      expect((await confirm(token)).status).toBe(200)
      expect(await orderWith(newShopper(world.shop), next)).toBe(422)
      const uses = await world.shop.db.select().from(voucherUse).where(eq(voucherUse.code, code))
      expect(uses.flatMap(({ onceKey }) => onceKey ?? [])).toEqual([`${code} ${next}`])
    },
  )

  it('stays hidden from a guest who ordered with the old address, and from links in the old mailbox', async () => {
    const { email, token } = await requested()
    const stranger = newShopper(world.shop)
    const order_id = await orderAt(stranger, world.second, email)
    const [placed] = await world.shop.db.select().from(order).where(eq(order.id, order_id))
    const link = `/v1/order/${order_id}?token=${orderToken(world.shop.shop.config.tokenSecret, placed!)}`
    const opened = async () => ({
      bySession: (await stranger.ask('GET', `/v1/order/${order_id}`)).status,
      byLink: (await newShopper(world.shop).ask('GET', link)).status,
    })
    expect(await opened()).toEqual({ bySession: 200, byLink: 200 })
    expect((await confirm(token)).status).toBe(200)
    expect(await opened()).toEqual({ bySession: 404, byLink: 404 })
  })

  it('adds earlier guest orders of the new address', async () => {
    const { shopper, next, token } = await requested()
    const guest = newShopper(world.shop)
    const order_id = await orderAt(guest, world.second, next)
    await shopper.ask('POST', '/v1/customer/email/confirm', { token, password })
    const { orders } = (await shopper.ask<CustomerOrders>('GET', '/v1/customer/orders')).body
    expect(orders.map(({ id }) => id)).toEqual([order_id])
  })
})
