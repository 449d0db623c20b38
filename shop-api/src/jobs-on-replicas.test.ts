/** @module-tag slow */

import { asc, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle, stockOf } from '../test/articles.ts'
import { openMailServer, type MailServer } from '../test/mail-server.ts'
import { brokenInvariants } from '../test/order-invariants.ts'
import { settleOrder } from '../test/settle-order.ts'
import { ensureShopDetails } from '../test/shop-details.ts'
import { held } from '../test/resiliency.ts'
import { openReplica, openShopUnderTest, type ShopUnderTest } from '../test/shop-under-test.ts'
import { newShopper } from '../test/shopper.ts'
import type { Shop } from './context.ts'
import { cart } from './db/schema/buying/cart.ts'
import { order } from './db/schema/buying/order.ts'
import { sale } from './db/schema/assortment.ts'
import { payment, refund, testProviderPayment } from './db/schema/buying/payment.ts'
import { mail } from './db/schema/mail.ts'
import { newsletterSubscription } from './db/schema/newsletter.ts'
import { backInStock } from './db/schema/products/back-in-stock.ts'
import { priceHistory, product, variant } from './db/schema/products/catalog.ts'
import { publicChange } from './db/schema/products/change.ts'
import { promotion, promotionPrice } from './db/schema/products/promotion.ts'
import { outdatedProduct } from './db/schema/products/search.ts'
import { quotaUse } from './db/schema/process/quota.ts'
import { jobs } from './jobs.ts'
import { findOrder } from './order/record/queries.ts'
import { refundOrder } from './order/refund/refund-order.ts'
import { retentionLock } from './retention/forget-expired.ts'

let shop: ShopUnderTest
let replica: ReturnType<typeof openReplica>
let mailServer: MailServer
/** A separate connection, instead of a third replica that is running. */
let third: Client
/** The payments whose state the replicas requested, and the refunds. */
const requested: string[] = []
const refunded: string[] = []

const countQuestions = (of: Shop) => {
  const { payments } = of
  const status: typeof payments.status = (providerId) => {
    requested.push(providerId)
    return payments.status(providerId)
  }
  const giveBack: typeof payments.refund = (request) => {
    refunded.push(request.idempotencyKey)
    return payments.refund(request)
  }
  of.payments = { ...payments, status, refund: giveBack }
}

beforeAll(async () => {
  mailServer = await openMailServer()
  shop = await openShopUnderTest({ listen: true, config: { smtpUrl: mailServer.url } })
  await ensureShopDetails(shop.db)
  replica = openReplica(shop)
  countQuestions(shop.shop)
  countQuestions(replica.shop)
  third = new Client({ connectionString: shop.pool.options.connectionString })
  await third.connect()
})
afterAll(async () => {
  await third.end()
  await replica.close()
  await shop.close()
  await mailServer.close()
})

const never = new AbortController().signal
const runTwice = async (name: string) => {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job '${name}'`)
  await Promise.all([job.run(shop.shop, never), job.run(replica.shop, never)])
}

/** Runs a function while the third replica has these locks. */
const whileLocked = async (locks: SQL, work: () => Promise<unknown>) => {
  await third.query('begin')
  try {
    await drizzle(third).execute(locks)
    await work()
  } finally {
    await third.query('rollback')
  }
}

const waiting = async () => {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count
}

/**
 * Runs a job in both replicas, which both wait for the same locked rows, so that neither is ahead of the other.
 */
const meetAt = async (locks: SQL, name: string) => {
  let runs = Promise.resolve()
  await whileLocked(locks, async () => {
    runs = runTwice(name)
    await expect.poll(waiting, { timeout: 2_500, interval: 20 }).toBe(2)
  })
  await runs
}

const placed = async (count: number) => {
  const article = await makeArticle(shop.db, { stock: 100 })
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    ids.push((await shopper.press()).body.order_id)
  }
  return { article, ids, stocks: new Map([[article, 100]]) }
}

const mailsOf = (kind: (typeof mail.$inferSelect)['kind']) =>
  shop.db.select().from(mail).where(eq(mail.kind, kind))
const recipientsOf = async (kind: (typeof mail.$inferSelect)['kind']) =>
  (await mailsOf(kind)).map(({ recipient }) => recipient)
const subjects = () => mailServer.received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? 'none')
const times = (texts: string[]) => [...Map.groupBy(texts, (text) => text).values()].map((all) => all.length)
const ones = (count: number) => Array<number>(count).fill(1)
const longAgo = sql`now() - interval '5 hours'`

/** For each job, the work that two replicas do at the same time, and its expected result. */
const cases: Record<string, () => Promise<void>> = {
  'start and end promotions and sales': async () => {
    const endsAt = new Date(Date.now() - 1000)
    const reduced = await shop.db.select().from(promotionPrice)
    expect(reduced.length).toBeGreaterThan(0)
    await shop.db.update(promotion).set({ endsAt })
    await meetAt(sql`select from promotion for update`, 'start and end promotions and sales')
    const ended = await shop.db.select().from(priceHistory).where(gte(priceHistory.validFrom, endsAt))
    expect(ended.length).toBe(reduced.length)
    expect(await shop.db.$count(promotionPrice)).toBe(0)

    const article = await makeArticle(shop.db, { priceCents: 5_000 })
    const prices = async () => {
      const points = await shop.db
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.variantId, article))
        .orderBy(asc(priceHistory.validFrom))
      return points.map(({ priceCents }) => priceCents)
    }
    const dates = { startsAt: endsAt, endsAt: new Date(Date.now() + 3_600_000) }
    await shop.db.insert(sale).values({ variantId: article, priceCents: 4_000, ...dates })
    await meetAt(sql`select from sale for update`, 'start and end promotions and sales')
    expect(await prices()).toEqual([5_000, 4_000])
    await shop.db.update(sale).set({ endsAt: new Date() })
    await meetAt(sql`select from sale for update`, 'start and end promotions and sales')
    expect(await prices()).toEqual([5_000, 4_000, 5_000])
    expect(await shop.db.$count(sale)).toBe(0)
  },

  'refresh old prices': async () => {
    const [reduced] = await shop.db.select().from(variant).where(isNotNull(variant.priceOldCents)).limit(1)
    if (!reduced) throw new Error('no price is reduced')
    const isIt = eq(variant.id, reduced.id)
    await shop.db
      .update(variant)
      .set({ priceOldCents: reduced.priceCents + 1 })
      .where(isIt)
    await runTwice('refresh old prices')
    const [refreshed] = await shop.db.select().from(variant).where(isIt)
    expect(refreshed?.priceOldCents).toBe(reduced.priceOldCents)
  },

  'deliver mail': async () => {
    await shop.db.delete(mail)
    await shop.db.insert(mail).values(
      Array.from({ length: 60 }, (_, at) => ({
        kind: 'contact_message' as const,
        recipient: `zoe${at}@example.com`,
        subject: `Mail ${at}.`,
        html: '',
        text: '',
        nextAttemptAt: new Date(Date.now() - 60_000 + at),
      })),
    )
    const first = sql`select from mail where subject = 'Mail 0.' for update`
    await whileLocked(first, () => runTwice('deliver mail'))
    expect(times(subjects())).toEqual(ones(59))
    await runTwice('deliver mail')
    expect(times(subjects())).toEqual(ones(60))
  },

  'send back-in-stock mails': async () => {
    const article = await makeArticle(shop.db)
    await shop.db.insert(backInStock).values(
      Array.from({ length: 60 }, (_, at) => ({
        variantId: article,
        email: `zoe${at}@example.com`,
        sessionTokenHash: 'x',
        createdAt: new Date(at),
      })),
    )
    const first = sql`select from back_in_stock where email = 'zoe0@example.com' for update`
    await whileLocked(first, () => runTwice('send back-in-stock mails'))
    expect(times(await recipientsOf('back_in_stock'))).toEqual(ones(59))
    await runTwice('send back-in-stock mails')
    expect(times(await recipientsOf('back_in_stock'))).toEqual(ones(60))
  },

  'remind of carts': async () => {
    const article = await makeArticle(shop.db)
    for (let at = 0; at < 5; at += 1) {
      const email = `vergeten${at}@example.com`
      const shopper = newShopper(shop)
      await shopper.add(article)
      await shopper.ask('POST', '/v1/abandon/email', { email })
      await shop.db
        .insert(newsletterSubscription)
        .values({ email, sessionTokenHash: 'x', confirmedAt: new Date() })
    }
    await shop.db.update(cart).set({ updatedAt: longAgo })
    await meetAt(sql`select from cart for update`, 'remind of carts')
    expect(times(await recipientsOf('abandoned_cart'))).toEqual(ones(5))
  },

  'reconcile payments': async () => {
    const { ids, stocks } = await placed(12)
    await shop.db.update(payment).set({ nextCheckAt: longAgo })
    await shop.db.update(testProviderPayment).set({ state: 'paid' })
    requested.length = 0
    const first = sql`select from payment where order_id = ${ids[0]} for update`
    await whileLocked(first, () => runTwice('reconcile payments'))
    expect(times(requested)).toEqual(ones(11))
    await runTwice('reconcile payments')
    expect(times(requested)).toEqual(ones(12))
    expect(await mailsOf('payment_received')).toHaveLength(12)
    expect(await brokenInvariants(shop.db, stocks)).toEqual([])
  },

  'request refunds': async () => {
    const { ids, stocks } = await placed(6)
    const { payments } = shop.shop
    shop.shop.payments = { ...payments, refund: () => Promise.reject(new Error('no answer')) }
    for (const id of ids) {
      await settleOrder(shop, id, 'paid')
      const total = (await findOrder(shop.db, id))?.totalCents ?? 0
      const all = { amountCents: total, refundableCents: total, lines: [], restock: false }
      await refundOrder(shop.shop, id, { way: 'provider', ...all })
    }
    shop.shop.payments = payments
    await shop.db.update(refund).set({ nextAttemptAt: longAgo })
    const first = sql`select from refund where order_id = ${ids[0]} for update`
    await whileLocked(first, () => runTwice('request refunds'))
    expect(times(refunded)).toEqual(ones(5))
    await runTwice('request refunds')
    expect(times(refunded)).toEqual(ones(6))
    expect(await mailsOf('order_refunded')).toHaveLength(6)
    expect(await brokenInvariants(shop.db, stocks)).toEqual([])
  },

  'complete shipped orders': async () => {
    const { ids } = await placed(3)
    for (const [at, days] of [31, 400, 29].entries()) {
      const id = ids[at] ?? ''
      await settleOrder(shop, id, 'paid')
      const shippedAt = sql`now() - make_interval(days => ${days}::int)`
      await shop.db.update(order).set({ state: 'shipped', shippedAt }).where(eq(order.id, id))
    }
    await meetAt(sql`select from cart for update`, 'complete shipped orders')
    const states = await Promise.all(ids.map(async (id) => (await findOrder(shop.db, id))?.state))
    expect(states).toEqual(['completed', 'completed', 'shipped'])
  },
  'cancel unpaid orders': async () => {
    const { article, ids, stocks } = await placed(5)
    await shop.db.update(order).set({ createdAt: longAgo })
    await shop.db.update(payment).set({ createdAt: longAgo })
    await meetAt(sql`select from cart for update`, 'cancel unpaid orders')
    expect(await stockOf(shop.db, article)).toBe(100)
    expect(times((await mailsOf('order_cancelled')).map(({ orderId }) => orderId ?? ''))).toEqual(
      ones(ids.length),
    )
    expect(await brokenInvariants(shop.db, stocks)).toEqual([])
  },

  'count words': async () => {
    const counts = async () =>
      (await shop.db.execute(sql`select word, products from search_word order by word`)).rows
    await runTwice('count words')
    const before = await counts()
    await shop.db.execute(sql`update search_word set products = products + 1`)
    await runTwice('count words')
    expect(await counts()).toEqual(before)
  },

  'refresh renamed products': async () => {
    const renamed = await shop.db.select({ id: product.id }).from(product).orderBy(asc(product.id)).limit(5)
    await shop.db.insert(outdatedProduct).values(renamed.map(({ id }) => ({ productId: id })))
    await shop.db.delete(publicChange)
    const noted = async () => times((await shop.db.select().from(publicChange)).map(({ tag }) => tag))
    const first = sql`select from outdated_product where product_id = ${renamed[0]?.id} for update`
    await whileLocked(first, () => runTwice('refresh renamed products'))
    expect(await noted()).toEqual(ones(4))
    await runTwice('refresh renamed products')
    expect(await noted()).toEqual(ones(5))
  },

  'forget expired data': async () => {
    await shop.db.insert(quotaUse).values({ key: 'expired', count: 1, endsAt: new Date(0) })
    const isLeft = async () => (await shop.db.$count(quotaUse, eq(quotaUse.key, 'expired'))) === 1
    await whileLocked(sql`select pg_advisory_xact_lock(${retentionLock})`, () =>
      runTwice('forget expired data'),
    )
    expect(await isLeft()).toBe(true)
    await runTwice('forget expired data')
    expect(await isLeft()).toBe(false)
  },

  'forget changes': async () => {
    const [sold] = await shop.db.select().from(variant).orderBy(asc(variant.id)).limit(1)
    await shop.db.update(publicChange).set({ changedAt: longAgo })
    await shop.db
      .update(variant)
      .set({ priceCents: (sold?.priceCents ?? 0) + 100 })
      .where(eq(variant.id, sold?.id ?? 0))
    await runTwice('forget changes')
    const left = await shop.db.select().from(publicChange)
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ changedAt }) => changedAt.getTime() > Date.now() - 3_600_000)).toBe(true)
  },
}

it.for(jobs.map(({ name }) => name))('two replicas that %s do it once', async (name, { task }) => {
  await expect(cases[name]?.()).resolves.toBeUndefined()
  held(task, {
    fault: 'two replicas run the same job at the same moment',
    measured: `'${name}' happened once`,
  })
})
