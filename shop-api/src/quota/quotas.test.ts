import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { tokenInMail } from '../../test/token-in-mail.ts'
import type { Cart } from '../../test/wire-types.ts'
import { remindOfCarts } from '../abandonment/remind-of-carts.ts'
import { hashPassword } from '../password/password.ts'
import { cart as cartTable } from '../db/schema/buying/cart.ts'
import { customer as customerTable } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { chat } from '../db/schema/chat.ts'
import { mail } from '../db/schema/mail.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { limitsOf, quotas, type Quota, type QuotaName, type Scope } from './quotas.ts'
import { forgetExpired } from '../retention/forget-expired.ts'

let shop: ShopUnderTest
let article: number
let soldOut: number
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
  await ensureShopDetails(shop.db)
  article = await makeArticle(shop.db, { stock: 1000 })
  soldOut = await makeArticle(shop.db, { stock: 0 })
})
beforeEach(async () => {
  await shop.db.delete(quotaUse)
  await shop.db.update(order).set({ state: 'cancelled' })
})
afterAll(() => shop.close())

let count = 0
const fresh = () => (count += 1)

/** One use of a quota: everything is new, except what the test keeps the same. */
interface Use {
  recipient: string
  shopper: Shopper
  order: string
}
interface Answer {
  status: number
  headers: Record<string, unknown>
}

const newUse = (): Use & { address: string } => {
  const address = `2001:db8:${fresh().toString(16)}::`
  return {
    address,
    recipient: `vreemd-${fresh()}@example.com`,
    shopper: newShopper(shop, '', address),
    order: `DKBD${2_000_000 + fresh()}`,
  }
}

const password = 'Zacht&Warm1'

const account = (email: string) => ({
  type: 'private',
  first_name: 'Zoë',
  last_name: 'Bos',
  company: '',
  email,
  phone: '',
  password,
})

const changeEmail = async ({ recipient, shopper }: Use): Promise<Answer> => {
  const email = `klant-${fresh()}@example.com`
  const passwordHash = await hashPassword(password)
  await shop.db.insert(customerTable).values({
    email,
    passwordHash,
    profile: { ...addressStep.customer, email } as never,
  })
  await shopper.ask('POST', '/v1/customer/login', { username: email, password })
  return shopper.ask('POST', '/v1/customer/email', { email: recipient, password })
}

const leaveCart = async ({ recipient, shopper }: Use): Promise<Answer> => {
  const added = await shopper.ask<Cart>('POST', '/v1/cart/item', { item_id: article, quantity: 1 })
  await shopper.ask('POST', '/v1/abandon/email', { email: recipient })
  const subscriber = { email: recipient, sessionTokenHash: 'x', confirmedAt: new Date() }
  await shop.db.insert(newsletterSubscription).values(subscriber).onConflictDoNothing()
  const updatedAt = new Date(Date.now() - 5 * 60 * 60 * 1000)
  const isCart = eq(cartTable.id, added.body.quote_id ?? '')
  await shop.db.update(cartTable).set({ updatedAt }).where(isCart)
  await remindOfCarts(shop.shop)
  return added
}

const pressWith = async ({ recipient, shopper }: Use) => {
  await shopper.add(article)
  const customer = { ...addressStep.customer, email: recipient }
  await shopper.ask('POST', '/v1/checkout/customer', { ...addressStep, customer })
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: 'ideal',
  })
  return shopper.press()
}

/** Other limits apply to unpaid orders. */
const cancelOrders = () => shop.db.update(order).set({ state: 'cancelled' })

const placeOrder = async (use: Use): Promise<Answer> => {
  const placed = await pressWith(use)
  await cancelOrders()
  return placed
}

const payByTransfer = async (use: Use): Promise<Answer> => {
  const { body } = await pressWith(use)
  // The confirmation has its own quota.
  await shop.db.delete(mail).where(eq(mail.orderId, body.order_id))
  const changed = await use.shopper.ask('POST', '/v1/order/payment-url', {
    order_id: body.order_id,
    payment_method: 'banktransfer',
  })
  await cancelOrders()
  return changed
}

/** The number is that of the order of this buyer, from the first use on. */
const buyOnce = async ({ order: number, recipient }: Use) => {
  const ofNumber = () => shop.db.select().from(order).where(eq(order.number, number))
  if ((await ofNumber()).length === 0) {
    const { body } = await pressWith({ shopper: newShopper(shop), recipient, order: number })
    await shop.db.update(order).set({ number }).where(eq(order.id, body.order_id))
    await cancelOrders()
  }
  const [found] = await ofNumber()
  return { order_number: number, email: found?.customer.email }
}

const withdraw = async (use: Use): Promise<Answer> =>
  use.shopper.ask('POST', '/v1/order/withdrawal', {
    ...(await buyOnce(use)),
    name: 'Zoë',
    articles: `kussen ${fresh()}`,
  })

interface Way {
  /** The route that uses the quota. */
  name: string
  use: (use: Use) => Promise<Answer>
  /** The status of an allowed use; 200 by default. */
  status?: number
  /** Whether an allowed use writes mail. */
  mails?: boolean
  /** The scopes to test; all by default. */
  scopes?: Scope[]
}

const post =
  (url: string, body: (use: Use) => object): Way['use'] =>
  (use) =>
    use.shopper.ask('POST', url, body(use))

const ways: Record<QuotaName, Way[]> = {
  contact: [
    {
      name: 'the contact form',
      mails: true,
      use: post('/v1/contact', ({ recipient }) => ({
        name: 'Zoë',
        email: recipient,
        subject: 'other',
        order_number: '',
        message: 'Past dit overtrek ook om een dekbed van 240 bij 200?',
      })),
    },
  ],
  returnRequest: [
    {
      name: 'a return request',
      mails: true,
      use: post('/v1/customer/service-fee-request', ({ recipient, order: order_number }) => ({
        order_number,
        email: recipient,
        reason: 'size',
        explanation: '',
      })),
    },
  ],
  withdrawal: [{ name: 'a withdrawal', mails: true, use: withdraw }],
  unmatchedWithdrawal: [
    {
      name: 'a withdrawal of an unknown order',
      mails: true,
      use: post('/v1/order/withdrawal', ({ recipient }) => ({
        name: 'Zoë',
        order_number: 'DKBD1000001',
        email: recipient,
        articles: `kussen ${fresh()}`,
      })),
    },
  ],
  // The answer does not show it: it has a test of its own below.
  storedWithdrawal: [],
  storedUnmatchedWithdrawal: [],
  savedChat: [],
  newsletter: [
    {
      name: 'the newsletter',
      mails: true,
      use: post('/v1/content/newsletter/subscribe', ({ recipient }) => ({ email: recipient })),
    },
  ],
  accountMail: [
    {
      name: 'a new account',
      mails: true,
      use: post('/v1/customer', ({ recipient }) => account(recipient)),
    },
    {
      name: 'a new account in the checkout',
      mails: true,
      scopes: ['address'],
      use: post('/v1/checkout/customer/account', ({ recipient }) => account(recipient)),
    },
    {
      name: 'another address of an account',
      mails: true,
      scopes: ['address', 'recipientHere'],
      use: changeEmail,
    },
  ],
  passwordMail: [
    {
      name: 'a forgotten password',
      // Its mail is written after the response, and only for accounts.
      scopes: ['address', 'total'],
      use: post('/v1/customer/password/forgot', ({ recipient }) => ({ email: recipient })),
    },
  ],
  backInStock: [
    {
      name: 'a back-in-stock mail',
      use: post('/v1/catalog/back-in-stock', ({ recipient }) => ({ item_id: soldOut, email: recipient })),
    },
  ],
  orderConfirmation: [{ name: 'an order', mails: true, use: placeOrder }],
  transferDetails: [{ name: 'a change to a bank transfer', mails: true, use: payByTransfer }],
  cartReminder: [{ name: 'an abandoned cart', mails: true, use: leaveCart }],
  review: [
    {
      name: 'a review',
      use: post('/v1/catalog/product/1/review', ({ recipient }) => ({
        product: { title: 'Dekbed', url: 'https://sluimer.example/', description: '' },
        review: { title: 'Fijn', content: 'Heerlijk', score: 5 },
        customer: { name: 'Zoë', email: recipient },
      })),
    },
  ],
  voucher: [
    {
      name: 'a discount code',
      status: 422,
      use: async ({ shopper }) => {
        if (!shopper.jar.cookie) await shopper.add(article)
        return shopper.ask('POST', '/v1/cart/discount', { discount_code: `GOK${fresh()}` })
      },
    },
    {
      name: 'another address in a checkout with a code',
      use: async ({ shopper, recipient }) => {
        if (!shopper.jar.cookie) {
          await shopper.add(article)
          await shop.db.update(cartTable).set({ voucherCode: 'WELKOM10' })
        }
        return shopper.ask('POST', '/v1/checkout/customer', {
          ...addressStep,
          customer: { ...addressStep.customer, email: recipient },
        })
      },
    },
  ],
  orderLookup: [
    {
      name: 'an order look-up',
      status: 404,
      use: post('/v1/order/lookup', ({ recipient, order: order_number }) => ({
        order_number,
        email: recipient,
        zipcode: '1012 JS',
      })),
    },
    {
      name: 'the assistant',
      use: post('/v1/assistant', ({ order: order_number }) => ({
        message: 'Waar is mijn bestelling?',
        order: { order_number, first_name: 'Zoë', zipcode: '1012 JS', house_number: '1' },
      })),
    },
  ],
}

const namesOf = Object.keys(quotas) as QuotaName[]
const rows = namesOf.flatMap((quota) =>
  ways[quota].flatMap((way) =>
    (way.scopes ?? (Object.keys(limitsOf(quotas[quota])) as Scope[])).map(
      (scope) => [way.name, scope, quota, way] as const,
    ),
  ),
)

/** Removing a limit from the table must be a decision: a limit that is missing here has no test below. */
it('every route that an unidentified visitor can use has its quotas', () => {
  const scopes = namesOf.map((name) => `${name}: ${Object.keys(limitsOf(quotas[name])).toSorted().join(' ')}`)
  expect(scopes.toSorted()).toEqual([
    'accountMail: address network recipient recipientHere total',
    'backInStock: address network recipient recipientHere session total',
    'cartReminder: recipient total',
    'contact: address network recipient recipientHere total',
    'newsletter: address network recipient recipientHere session total',
    'orderConfirmation: address cart network recipient total',
    'orderLookup: address network orderHere total',
    'passwordMail: address network recipient recipientHere total',
    'returnRequest: address network recipient total',
    'review: address network recipient recipientHere session total',
    'savedChat: address network total',
    'storedUnmatchedWithdrawal: address network',
    'storedWithdrawal: order',
    'transferDetails: address network recipient total',
    'unmatchedWithdrawal: address network recipient total',
    'voucher: address network session total',
    'withdrawal: order',
  ])
})

/** The values that all uses share, by scope. A session has one cart. */
const sameOf = (scope: Scope, { address, recipient, shopper, order: number }: ReturnType<typeof newUse>) =>
  ({
    address: () => ({ shopper: newShopper(shop, '', address) }),
    network: () => ({ shopper: newShopper(shop, '', address.replace('::', `:${fresh().toString(16)}::`)) }),
    recipient: () => ({ recipient }),
    recipientHere: () => ({ recipient, shopper: newShopper(shop, '', address) }),
    session: () => ({ shopper }),
    cart: () => ({ shopper }),
    order: () => ({ order: number }),
    orderHere: () => ({ order: number, shopper: newShopper(shop, '', address) }),
    total: () => ({}),
  })[scope]()

describe.each(rows)('%s, by %s', { tags: ['slow'] }, (_name, scope, name, way) => {
  const quota: Quota = quotas[name]
  const limit = limitsOf(quota)[scope]
  const most = limit?.max ?? 0

  it(`is allowed ${most} times`, async () => {
    const first = newUse()
    let written = await shop.db.$count(mail)
    const use = async () => {
      const answer = await way.use({ ...newUse(), ...sameOf(scope, first) })
      const before = written
      written = await shop.db.$count(mail)
      return { ...answer, wroteMail: written > before }
    }
    const allowed = async () => {
      const { status, wroteMail } = await use()
      expect(status).toBe(way.status ?? 200)
      expect(wroteMail).toBe(way.mails ?? false)
    }
    await allowed()
    let used = 1
    if (most > 10) {
      // A large limit is tested near its end: only this counter, and the total, has counted twice.
      await allowed()
      used = most - 1
      await shop.db.update(quotaUse).set({ count: used }).where(gt(quotaUse.count, 1))
    }
    for (; used < most; used += 1) await allowed()
    const refused = await use()
    expect(refused.wroteMail).toBe(false)
    const wait = Number(refused.headers['retry-after'] ?? 0)
    const per = limit?.per ?? 0
    const isSilent = quota.silent?.includes(scope === 'network' ? 'address' : scope) ?? false
    expect({ status: refused.status, waits: wait > per - 120 && wait <= per }).toEqual(
      isSilent ? { status: 200, waits: false } : { status: 429, waits: true },
    )
    // A new window.
    await shop.db.update(quotaUse).set({ endsAt: new Date() })
    await allowed()
  })
})

it('an order can be looked up after strangers tried to', async () => {
  const use = newUse()
  const details = await buyOnce(use)
  const lookUp = (shopper: Shopper, zipcode: string) =>
    shopper.ask('POST', '/v1/order/lookup', { ...details, zipcode })
  const strangers = [newUse().shopper, newUse().shopper]
  for (let guess = 0; guess < 25; guess += 1)
    for (const stranger of strangers) await lookUp(stranger, '9999 XX')
  const zipcode = '1012 JS'
  expect((await lookUp(use.shopper, zipcode)).status).toBe(200)
  // A guesser learns nothing more, even from the right answer.
  for (const stranger of strangers) expect((await lookUp(stranger, zipcode)).status).toBe(429)
})

it('a look-up of an order in the form and one by the assistant are counted together', async () => {
  const same = newUse()
  const [form, assistant] = ways.orderLookup
  await form?.use(same)
  await assistant?.use(same)
  expect(await shop.db.select().from(quotaUse).where(gt(quotaUse.count, 1))).toHaveLength(4)
})

const mailsTo = (recipient: string) => shop.db.$count(mail, eq(mail.recipient, recipient))

describe('account mails to one address', () => {
  it('are sent to a network after another one used up its own', async () => {
    const [way] = ways.accountMail
    const { recipient, address } = newUse()
    const from = (network: string) =>
      way?.use({ ...newUse(), recipient, shopper: newShopper(shop, '', network) })
    // The networks of one site count as one. What it requests above its limit does not count for the recipient.
    const { max } = quotas.accountMail.limits.recipient
    for (let used = 0; used <= max; used += 1) await from(address.replace('::', `:${used}::`))
    expect(await mailsTo(recipient)).toBe(5)
    await from(newUse().address)
    expect(await mailsTo(recipient)).toBe(6)
  })

  it('for a new password are sent to their owner, whatever strangers requested', async () => {
    const { recipient, shopper: home } = newUse()
    await home.ask('POST', '/v1/customer', account(recipient))
    const token = await tokenInMail(shop.db, recipient, 'account_confirm')
    await home.ask('POST', '/v1/customer/email/confirm', { token, password: account(recipient).password })
    const forget = (shopper: Shopper) =>
      shopper.ask('POST', '/v1/customer/password/forgot', { email: recipient })
    const isReset = and(eq(mail.recipient, recipient), eq(mail.kind, 'password_reset'))
    const expectResets = (written: number) =>
      vi.waitFor(async () => expect(await shop.db.$count(mail, isReset)).toBe(written))

    const strange = newUse().shopper
    for (let used = 0; used < 6; used += 1) await strange.ask('POST', '/v1/customer', account(recipient))
    await forget(newUse().shopper)
    await expectResets(1)
    for (let used = 0; used < 6; used += 1) await forget(strange)
    await forget(newUse().shopper)
    await expectResets(7)
    // Even when strangers in many networks use up the total, at home.
    const most = quotas.passwordMail.limits.recipient.max
    for (let used = 7; used <= most + 1; used += 1) await forget(newUse().shopper)
    await expectResets(most)
    await forget(home)
    await expectResets(most + 1)
  })
})

it.each(['contact', 'backInStock', 'review'] as const)(
  'a stranger who uses up %s with the address of another does not stop its owner',
  async (name) => {
    const [way] = ways[name]
    const { recipient, address } = newUse()
    const from = async (network: string) => {
      const answer = await way?.use({ ...newUse(), recipient, shopper: newShopper(shop, '', network) })
      return answer?.status
    }
    for (let used = 0; used <= quotas[name].limits.recipientHere.max; used += 1) await from(address)
    expect(await from(address)).toBe(429)
    expect(await from(newUse().address)).toBe(200)
  },
)

it('strangers who use up the newsletter with the address of another do not keep its owner from subscribing', async () => {
  const [way] = ways.newsletter
  const { recipient, address } = newUse()
  const from = (network: string) =>
    way?.use({ ...newUse(), recipient, shopper: newShopper(shop, '', network) })
  for (let used = 0; used < 6; used += 1) await from(address)
  const before = await mailsTo(recipient)
  await from(newUse().address)
  expect(await mailsTo(recipient)).toBe(before + 1)
})

it('withdrawals of unknown orders from one network do not fill the database, and get the same answer', async () => {
  const [way] = ways.unmatchedWithdrawal
  const { address } = newUse()
  const from = async (network: string) => {
    const answer = await way?.use({ ...newUse(), shopper: newShopper(shop, '', network) })
    return answer?.status
  }
  const before = await shop.db.$count(withdrawal)
  expect(await from(address)).toBe(200)
  await shop.db.update(quotaUse).set({ count: 1000 })
  expect(await from(address)).toBe(200)
  expect(await shop.db.$count(withdrawal)).toBe(before + 1)
  // A consumer elsewhere, and one with the number and address of an order here, are heard.
  expect(await from(newUse().address)).toBe(200)
  await withdraw({ ...newUse(), shopper: newShopper(shop, '', address) })
  expect(await shop.db.$count(withdrawal)).toBe(before + 3)
})

it('withdrawals of one order do not fill the database, and get the same answer', async () => {
  const use = newUse()
  expect((await withdraw(use)).status).toBe(200)
  const before = await shop.db.$count(withdrawal)
  await shop.db.update(quotaUse).set({ count: 1000 })
  expect((await withdraw({ ...newUse(), order: use.order })).status).toBe(200)
  expect(await shop.db.$count(withdrawal)).toBe(before)
})

it('conversations from one network do not fill the database, and get the same answer', async () => {
  const { address } = newUse()
  const save = (network: string) =>
    newShopper(shop, '', network).ask('POST', '/v1/chat/save', {
      messages: [{ role: 'user', content: 'Hoi' }],
      rating: null,
    })
  const before = await shop.db.$count(chat)
  expect((await save(address)).status).toBe(200)
  await shop.db.update(quotaUse).set({ count: quotas.savedChat.limits.address.max })
  expect(await save(address)).toMatchObject({ status: 200, body: { saved: true } })
  expect(await shop.db.$count(chat)).toBe(before + 1)
  expect((await save(newUse().address)).status).toBe(200)
  expect(await shop.db.$count(chat)).toBe(before + 2)
  await shop.db.update(quotaUse).set({ count: quotas.savedChat.limits.total.max })
  await save(newUse().address)
  expect(await shop.db.$count(chat)).toBe(before + 2)
})

it('concurrent uses are counted one by one', async () => {
  const [way] = ways.contact
  const { recipient, address } = newUse()
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () =>
      way?.use({ ...newUse(), recipient, shopper: newShopper(shop, '', address) }),
    ),
  )
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(10)
})

it('counters contain no address, and are deleted after their window', async () => {
  const one = newUse()
  await ways.newsletter[0]?.use(one)
  const counters = await shop.db.select().from(quotaUse)
  expect(counters).toHaveLength(6)
  expect(JSON.stringify(counters)).not.toContain(one.recipient)
  expect(JSON.stringify(counters)).not.toContain(one.address)
  const [ended] = counters
  await shop.db
    .update(quotaUse)
    .set({ endsAt: new Date(0) })
    .where(eq(quotaUse.key, ended?.key ?? ''))
  await forgetExpired(shop.shop)
  expect(await shop.db.select().from(quotaUse)).toHaveLength(5)
})
