import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { noPaymentDetails } from 'shared-types/forms/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privacy } from '../../seed/service-pages/privacy.ts'
import { makeArticle } from '../../test/articles.ts'
import { brokenInvariants } from '../../test/order-invariants.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, storedStep } from '../../test/shopper.ts'
import { cart } from '../db/schema/buying/cart.ts'
import { checkout } from '../db/schema/buying/checkout.ts'
import {
  attempt,
  customer,
  knownIp,
  passwordReset,
  registration,
  shopperSession,
} from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment } from '../db/schema/buying/payment.ts'
import { catalogueImport } from '../db/schema/catalogue-import.ts'
import { chat } from '../db/schema/chat.ts'
import { idempotencyKey } from '../db/schema/process/idempotency.ts'
import { mail } from '../db/schema/mail.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { searchMiss } from '../db/schema/products/search.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { auditLog, staffAccount, staffSession } from '../db/schema/staff.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { forgetExpired } from './forget-expired.ts'
import { endOf, retentionRules } from './rules.ts'

let shop: ShopUnderTest
let article: number
let account: number
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  article = await makeArticle(shop.db, { stock: 50 })
  const [made] = await shop.db
    .insert(customer)
    .values({ email: 'zoe@example.com', passwordHash: '', profile: storedStep.customer })
    .returning()
  account = made?.id ?? 0
})
afterAll(() => shop.close())

const mark = () => randomBytes(8).toString('hex')

const isLeft = (table: PgTable, where: SQL) => async () => (await shop.db.$count(table, where)) > 0

const anEmployee = async () => {
  const made = { email: mark(), passwordHash: '', role: 'owner' } as const
  const [row] = await shop.db.insert(staffAccount).values(made).returning()
  return row?.id ?? 0
}

interface NewMail {
  kind?: (typeof mail.$inferInsert)['kind']
  sentAt?: SQL<Date> | Date
  createdAt?: SQL<Date>
  attempts?: number
}

const addMail = async (values: NewMail) => {
  const id = randomUUID()
  const content = { recipient: 'zoe@example.com', subject: 'S', html: 'H', text: 'T' }
  await shop.db.insert(mail).values({ id, kind: 'newsletter_welcome', ...content, ...values })
  return isLeft(mail, eq(mail.id, id))
}

const paidOrder = async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 2)
  const id = (await shopper.press()).body.order_id
  await settleOrder(shop, id, 'paid')
  return { shopper, id }
}

const cancelledOrder = async (cancelledAt: SQL<Date>, paid: Partial<typeof payment.$inferInsert> = {}) => {
  const shopper = newShopper(shop)
  await shopper.fillIn(article, 2)
  const id = (await shopper.press()).body.order_id
  const createdAt = sql`${cancelledAt} - interval '3 days'`
  await shop.db.update(order).set({ state: 'cancelled', createdAt, cancelledAt }).where(eq(order.id, id))
  await shop.db
    .update(payment)
    .set({ state: 'cancelled', ...paid })
    .where(eq(payment.orderId, id))
  return id
}

const year = new Date().getFullYear()

/** Per rule: creates data whose period begins at the moment `at`; the result shows whether it still exists. */
const examples: { [data: string]: (at: SQL<Date>) => Promise<() => Promise<boolean>> } = {
  'idempotency keys and their answers': async (createdAt) => {
    const id = randomUUID()
    const row = { id, scope: mark(), key: mark(), fingerprint: '', claimedUntil: sql`now()`, createdAt }
    await shop.db.insert(idempotencyKey).values(row)
    return isLeft(idempotencyKey, eq(idempotencyKey.id, id))
  },
  'uses of quotas': async (endsAt) => {
    const key = mark()
    await shop.db.insert(quotaUse).values({ key, count: 1, endsAt })
    return isLeft(quotaUse, eq(quotaUse.key, key))
  },
  'sessions of employees': async (expiresAt) => {
    const id = randomUUID()
    const made = { id, tokenHash: mark(), staffId: await anEmployee(), address: '', userAgent: '' }
    await shop.db.insert(staffSession).values({ ...made, expiresAt })
    return isLeft(staffSession, eq(staffSession.id, id))
  },
  'the audit log of the back office': async (at) => {
    const rowId = mark()
    const made = { staffId: await anEmployee(), action: 'change', tableName: 'order', rowId }
    await shop.db.insert(auditLog).values({ ...made, at })
    return isLeft(auditLog, eq(auditLog.rowId, rowId))
  },
  'imports that were checked, and not applied': async (createdAt) => {
    const id = randomUUID()
    const made = { id, staffId: await anEmployee(), fileName: '', rows: [], changes: 1 }
    await shop.db.insert(catalogueImport).values({ ...made, createdAt })
    return isLeft(catalogueImport, eq(catalogueImport.id, id))
  },
  'lines and values of imports': async (createdAt) => {
    const id = randomUUID()
    // Only their number matters here.
    const lines = [{}] as never
    const made = { id, staffId: await anEmployee(), fileName: '', rows: lines, changes: 1 }
    await shop.db.insert(catalogueImport).values({ ...made, state: 'undone', createdAt })
    return isLeft(
      catalogueImport,
      sql`${catalogueImport.id} = ${id} and jsonb_array_length(${catalogueImport.rows}) > 0`,
    )
  },
  'counts of wrong passwords': async (lastAt) => {
    const key = mark()
    await shop.db.insert(attempt).values({ key, count: 1, lastAt })
    return isLeft(attempt, eq(attempt.key, key))
  },
  'known IP addresses (hashed)': async (lastAt) => {
    const key = mark()
    await shop.db.insert(knownIp).values({ key, customerId: account, lastAt })
    return isLeft(knownIp, eq(knownIp.key, key))
  },
  'sessions, with viewed products': async (expiresAt) => {
    const tokenHash = mark()
    await shop.db.insert(shopperSession).values({ tokenHash, expiresAt })
    return isLeft(shopperSession, eq(shopperSession.tokenHash, tokenHash))
  },
  'carts without session, account and order': async (expiresAt) => {
    const [tokenHash, id] = [mark(), randomUUID()]
    await shop.db.insert(shopperSession).values({ tokenHash, expiresAt })
    await shop.db.insert(cart).values({ id, sessionTokenHash: tokenHash })
    return isLeft(cart, eq(cart.id, id))
  },
  'typed names and addresses of closed carts': async (updatedAt) => {
    const id = randomUUID()
    await shop.db.insert(cart).values({ id, customerId: account, orderedAt: updatedAt })
    await shop.db.insert(checkout).values({ cartId: id, customer: storedStep.customer, updatedAt })
    return isLeft(checkout, eq(checkout.cartId, id))
  },
  'requested accounts and addresses': async (expiresAt) => {
    const row = { email: 'zoe@example.com', passwordHash: '', profile: storedStep.customer }
    const tokenHash = mark()
    await shop.db.insert(registration).values({ tokenHash, ...row, expiresAt })
    return isLeft(registration, eq(registration.tokenHash, tokenHash))
  },
  'links for another password': async (expiresAt) => {
    const tokenHash = mark()
    await shop.db.insert(passwordReset).values({ tokenHash, customerId: account, expiresAt })
    return isLeft(passwordReset, eq(passwordReset.tokenHash, tokenHash))
  },
  'sent mails about accounts': (sentAt) => addMail({ kind: 'password_reset', sentAt }),
  'other sent mails (of an order: their content)': (sentAt) => addMail({ sentAt }),
  'mails that could not be sent': (createdAt) => addMail({ attempts: 20, createdAt }),
  'messages of the contact form': (createdAt) =>
    addMail({ kind: 'contact_message', createdAt, sentAt: createdAt }),
  'unconfirmed addresses for the newsletter': async (requestedAt) => {
    const email = `${mark()}@example.com`
    await shop.db.insert(newsletterSubscription).values({ email, sessionTokenHash: '', requestedAt })
    return isLeft(newsletterSubscription, eq(newsletterSubscription.email, email))
  },
  'requests for a mail when an article is back in stock': async (createdAt) => {
    const email = `${mark()}@example.com`
    await shop.db.insert(backInStock).values({ variantId: article, email, sessionTokenHash: '', createdAt })
    return isLeft(backInStock, eq(backInStock.email, email))
  },
  conversations: async (createdAt) => {
    const id = randomUUID()
    await shop.db.insert(chat).values({ id, messages: [], createdAt })
    return isLeft(chat, eq(chat.id, id))
  },
  'search terms without results': async (lastAt) => {
    const term = randomUUID()
    await shop.db.insert(searchMiss).values({ term, lastAt })
    return isLeft(searchMiss, eq(searchMiss.term, term))
  },
  'network addresses of orders (hashed)': async (createdAt) => {
    const { id } = await paidOrder()
    await shop.db
      .update(order)
      .set({ createdAt, placedFrom: mark(), placedFromNetwork: mark() })
      .where(eq(order.id, id))
    return isLeft(order, sql`${order.id} = ${id} and num_nonnulls(placed_from, placed_from_network) > 0`)
  },
  'birth dates of orders, and what their payment methods asked': async (paidAt) => {
    const { id } = await paidOrder()
    const paymentDetails = { ...noPaymentDetails, dob: '1980-02-03', phone: '0612345678' }
    const birthdate = JSON.stringify({ birthdate: '1980-02-03' })
    await shop.db
      .update(order)
      .set({
        createdAt: sql`${paidAt} - interval '3 days'`,
        paidAt,
        paymentDetails,
        customer: sql`${order.customer} || ${birthdate}::jsonb`,
      })
      .where(eq(order.id, id))
    return async () => {
      const [row] = await shop.db.select().from(order).where(eq(order.id, id))
      expect(row?.customer.firstName).toBe('Zoë')
      return JSON.stringify(row).includes('1980-02-03')
    }
  },
  'personal data of cancelled orders without any money': async (cancelledAt) => {
    const id = await cancelledOrder(cancelledAt)
    return isLeft(order, sql`${order.id} = ${id} and ${order.customer}::text like '%Zoë%'`)
  },
  'personal data of orders': async (paidAt) => {
    const { id } = await paidOrder()
    await shop.db
      .update(order)
      .set({ createdAt: sql`${paidAt} - interval '3 days'`, paidAt })
      .where(eq(order.id, id))
    return async () => {
      const [row] = await shop.db.select().from(order).where(eq(order.id, id))
      const mails = await shop.db.$count(mail, eq(mail.orderId, id))
      const personal = /zoe|veld|Dam\b|1012/i.test(JSON.stringify(row))
      expect(mails > 0).toBe(personal)
      expect(row).toMatchObject({ totalCents: 9990, billingAddress: { countryCode: 'NL' } })
      return personal
    }
  },
  withdrawals: async (receivedAt) => {
    const id = randomUUID()
    const typed = { orderNumber: 'DKBD1', name: 'Zoë', email: 'zoe@example.com', articles: '' }
    await shop.db.insert(withdrawal).values({ id, ...typed, receivedAt })
    return isLeft(withdrawal, eq(withdrawal.id, id))
  },
  'requests to return a rug': async (createdAt) => {
    const id = randomUUID()
    const typed = { orderNumber: 'DKBD1', email: 'zoe@example.com', reason: 'size', explanation: '' } as const
    await shop.db.insert(returnRequest).values({ id, ...typed, createdAt })
    return isLeft(returnRequest, eq(returnRequest.id, id))
  },
}

describe('expired data', () => {
  it.each(retentionRules.map((rule) => [rule.data, rule] as const))(
    '%s: goes a minute after its period, and not a minute before',
    async (data, rule) => {
      const make = examples[data]
      if (!make) throw new Error(`no example of ${data}`)
      const end = endOf(rule)
      const expired = await make(sql`${end} - interval '1 minute'`)
      const young = await make(sql`${end} + interval '1 minute'`)
      expect([await expired(), await young()]).toEqual([true, true])
      await forgetExpired(shop.shop)
      expect([await expired(), await young()]).toEqual([false, true])
    },
  )

  it('of orders stays until seven whole years after the year of the order', async () => {
    const { id } = await paidOrder()
    const at = (text: string) =>
      shop.db
        .update(order)
        .set({ createdAt: new Date(text), paidAt: new Date(text) })
        .where(eq(order.id, id))
    const name = async () =>
      (await shop.db.select().from(order).where(eq(order.id, id)))[0]?.customer.firstName
    await at(`${year - 7}-01-02T00:00:00Z`)
    await forgetExpired(shop.shop)
    expect(await name()).toBe('Zoë')
    await at(`${year - 8}-12-30T00:00:00Z`)
    await forgetExpired(shop.shop)
    expect(await name()).toBe('Verwijderd')
  })

  it('leaves the accounts balanced, and an order never gets a second mail of the same kind', async () => {
    const stocks = new Map([[await makeArticle(shop.db, { stock: 10 }), 10]])
    const { id } = await paidOrder()
    await shop.db
      .update(mail)
      .set({ sentAt: new Date(0) })
      .where(eq(mail.orderId, id))
    const before = await shop.db.$count(mail, eq(mail.orderId, id))
    await forgetExpired(shop.shop)
    const rows = await shop.db.select().from(mail).where(eq(mail.orderId, id))
    expect(rows).toHaveLength(before)
    expect(
      new Set(rows.map(({ recipient, subject, text, html }) => `${recipient}${subject}${text}${html}`)),
    ).toEqual(new Set(['']))
    await shop.db
      .update(order)
      .set({ createdAt: new Date(0), paidAt: new Date(0) })
      .where(ne(order.state, 'cancelled'))
    await forgetExpired(shop.shop)
    expect(await brokenInvariants(shop.db, stocks)).toEqual([])
    expect(await shop.db.$count(payment, eq(payment.state, 'paid'))).toBe(
      await shop.db.$count(order, ne(order.state, 'cancelled')),
    )
  })

  it('of a cancelled order stays if money came in, also afterwards or another amount', async () => {
    const old = sql<Date>`now() - interval '1 year'`
    const ids = [
      await cancelledOrder(old, { state: 'paid', surplus: true }),
      await cancelledOrder(old, { state: 'failed', strayCents: 100 }),
    ]
    await forgetExpired(shop.shop)
    const rows = await shop.db.select().from(order).where(inArray(order.id, ids))
    expect(rows.map(({ customer: { firstName } }) => firstName)).toEqual(['Zoë', 'Zoë'])
  })

  it('goes where it can when one kind cannot be deleted, and the run counts as failed', async () => {
    const isThere = await addMail({ sentAt: new Date(0) })
    await shop.pool.query('alter table idempotency_key rename to away')
    await expect(forgetExpired(shop.shop)).rejects.toThrow('1 of')
    await shop.pool.query('alter table away rename to idempotency_key')
    expect(await isThere()).toBe(false)
  })

  it('is left to another process that is deleting it', async () => {
    const isThere = await addMail({ sentAt: new Date(0) })
    const other = await shop.pool.connect()
    await other.query('select pg_advisory_lock(7241996)')
    await forgetExpired(shop.shop)
    expect(await isThere()).toBe(true)
    await other.query('select pg_advisory_unlock(7241996)')
    other.release()
    await forgetExpired(shop.shop)
    expect(await isThere()).toBe(false)
  })
})

/** The words by which a row of the privacy statement names the data of a rule. */
const inStatement: Record<string, string> = {
  'sessions, with viewed products': 'Wat je bekeek',
  'carts without session, account and order': 'winkelwagen ligt',
  'other sent mails (of an order: their content)': 'mails die we je sturen',
  'messages of the contact form': 'contactformulier',
  'unconfirmed addresses for the newsletter': 'voor de nieuwsbrief',
  'requests for a mail when an article is back in stock': 'weer op voorraad',
  conversations: 'in de chat',
  'network addresses of orders (hashed)': 'code van je IP-adres bij een bestelling',
  'birth dates of orders, and what their payment methods asked': 'geboortedatum, als je die',
  'known IP addresses (hashed)': 'waarvandaan je inlogt',
  'personal data of cancelled orders without any money': 'niet betaalde bestelling',
  'personal data of orders': 'wat je bestelt',
  withdrawals: 'bij een herroeping',
  'requests to return a rug': 'bij een retouraanvraag',
}

const periodsInDutch: Record<string, string> = {
  // A session ends then, and its data with it.
  '0 days': 'Dertig dagen na je laatste bezoek',
  '7 days': 'zonder bevestiging een week',
  '30 days': 'Dertig dagen',
  '90 days': 'Negentig dagen',
  '180 days': 'hooguit een halfjaar',
  '2 years': 'Twee jaar',
  '7 years': 'Zeven jaar na afloop van het jaar',
}

describe('the periods', () => {
  it('are in docs/operations.md', () => {
    const docs = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
    const rows = retentionRules.map(
      ({ data, period, wholeYears }) =>
        `| ${data} | ${period} |${wholeYears ? ' the end of the year |' : ''}`,
    )
    expect(rows.filter((row) => !docs.includes(row))).toEqual([])
    const yearly = [...docs.matchAll(/the end of the year \|/g)]
    expect(yearly).toHaveLength(retentionRules.filter(({ wholeYears }) => wholeYears).length)
  })

  it('are those of the privacy statement', () => {
    const rows = [...privacy.html.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) => row)
    for (const [data, words] of Object.entries(inStatement)) {
      const rule = retentionRules.find((one) => one.data === data)
      const row = rows.find((text) => text.includes(words))
      expect.soft(row).toContain(periodsInDutch[rule?.period ?? ''])
    }
  })
})
