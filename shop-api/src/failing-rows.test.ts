import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { makeArticle } from '../test/articles.ts'
import { ensureShopDetails } from '../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../test/shop-under-test.ts'
import { newShopper } from '../test/shopper.ts'
import { sale } from './db/schema/assortment.ts'
import { cart } from './db/schema/buying/cart.ts'
import { order } from './db/schema/buying/order.ts'
import { payment } from './db/schema/buying/payment.ts'
import { mail } from './db/schema/mail.ts'
import { newsletterSubscription } from './db/schema/newsletter.ts'
import { backInStock } from './db/schema/products/back-in-stock.ts'
import { promotion } from './db/schema/products/promotion.ts'
import { variant } from './db/schema/products/catalog.ts'
import { jobs } from './jobs.ts'
import { createLog } from './log.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
})
afterAll(() => shop.close())

const never = new AbortController().signal
const hourAgo = new Date(Date.now() - 61 * 60_000)
const past = { startsAt: hourAgo, endsAt: new Date(Date.now() - 1000) }

/** Runs the job while the database refuses this change of one row. Returns what its log says of that. */
const runWhile = async (
  job: string,
  change: string,
  isRow: string,
  also?: () => Promise<unknown>,
  code = 'P0001',
): Promise<string> => {
  await shop.pool.query(`
    create function refuse_change() returns trigger language plpgsql as $$ begin raise 'refused' using errcode = '${code}'; end $$;
    create trigger refuse_change before ${change} for each row when (${isRow}) execute function refuse_change()`)
  const failure: unknown = await jobs
    .find(({ name }) => name === job)
    ?.run(shop.shop, never)
    .catch((error: unknown) => error)
  await also?.()
  await shop.pool.query('drop function refuse_change cascade')
  const lines: string[] = []
  createLog('error', { write: (line) => lines.push(line) }).error({ err: failure }, 'a job failed')
  return lines.join('')
}

it('an order that cannot be cancelled does not keep later ones open', async () => {
  const newOrder = async () => {
    const shopper = newShopper(shop)
    await shopper.fillIn(await makeArticle(shop.db))
    return (await shopper.press()).body.order_id
  }
  const [broken, later] = [await newOrder(), await newOrder()]
  for (const [at, id] of [broken, later].entries())
    await shop.db
      .update(order)
      .set({ createdAt: new Date(hourAgo.getTime() + at) })
      .where(eq(order.id, id))
  await shop.db.update(payment).set({ createdAt: hourAgo })
  const log = await runWhile('cancel unpaid orders', 'update on "order"', `new.id = '${broken}'`)
  const [first, second] = await shop.db.select().from(order).orderBy(order.createdAt)
  expect([first?.state, second?.state]).toEqual(['pending_payment', 'cancelled'])
  expect(log).toContain(first?.number)
})

it('a cart that cannot be reminded of does not keep later ones waiting', async () => {
  for (const email of ['broken@example.com', 'later@example.com']) {
    const shopper = newShopper(shop)
    await shopper.add(await makeArticle(shop.db))
    await shopper.ask('POST', '/v1/abandon/email', { email })
    await shop.db
      .insert(newsletterSubscription)
      .values({ email, sessionTokenHash: 'x', confirmedAt: new Date() })
  }
  await shop.db.update(cart).set({ updatedAt: sql`now() - interval '5 hours'` })
  const log = await runWhile('remind of carts', 'insert on mail', "new.recipient = 'broken@example.com'")
  const mails = await shop.db.select().from(mail).where(eq(mail.kind, 'abandoned_cart'))
  expect(mails.map(({ recipient }) => recipient)).toEqual(['later@example.com'])
  expect(log).toContain('cart ')
  expect(log).not.toContain('broken@')
})

it('a back-in-stock mail that cannot be written does not keep later ones waiting', async () => {
  const variantId = await makeArticle(shop.db)
  const rows = ['broken@example.org', 'later@example.org'].map((email, at) => ({
    variantId,
    email,
    sessionTokenHash: 'x',
    createdAt: new Date(at),
  }))
  await shop.db.insert(backInStock).values(rows)
  const log = await runWhile(
    'send back-in-stock mails',
    'insert on mail',
    "new.recipient = 'broken@example.org'",
  )
  const mails = await shop.db.select().from(mail).where(eq(mail.kind, 'back_in_stock'))
  expect(mails.map(({ recipient }) => recipient)).toEqual(['later@example.org'])
  const waiting = await shop.db.select().from(backInStock)
  expect(waiting.map(({ email }) => email)).toEqual(['broken@example.org'])
  expect(log).toContain(`variant ${variantId}`)
  expect(log).not.toContain('broken@')
})

const applyDates = 'start and end promotions and sales'

it('a promotion that cannot end keeps neither others nor orders waiting', async () => {
  const [first, other] = await shop.db.update(promotion).set(past).returning()
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  const log = await runWhile(applyDates, 'update on promotion', `new.id = '${first?.id}'`, async () => {
    expect((await shopper.press()).status).toBe(200)
  })
  const ended = await shop.db.select().from(promotion).where(eq(promotion.state, 'ended'))
  expect(ended.map(({ id }) => id)).toContain(other?.id)
  expect(ended.map(({ id }) => id)).not.toContain(first?.id)
  expect(log).toContain(`promotion ${first?.id}`)
})

it('a sale that cannot start does not keep others waiting', async () => {
  const articles = [await makeArticle(shop.db), await makeArticle(shop.db)] as const
  const running = { startsAt: hourAgo, endsAt: new Date(Date.now() + 3_600_000), priceCents: 100 }
  await shop.db.insert(sale).values(articles.map((variantId) => ({ variantId, ...running })))
  const log = await runWhile(applyDates, 'update on variant', `new.id = ${articles[0]}`)
  const prices = await shop.db
    .select()
    .from(variant)
    .where(inArray(variant.id, [...articles]))
    .orderBy(variant.id)
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([4995, 100])
  expect(log).toContain(`article ${articles[0]}`)
})

it('a database that is away is one error in the log, however many rows wait', async () => {
  for (const email of ['first@example.org', 'second@example.org'])
    await shop.db
      .insert(backInStock)
      .values({ variantId: await makeArticle(shop.db), email, sessionTokenHash: 'x' })
  const log = await runWhile('send back-in-stock mails', 'insert on mail', 'true', undefined, '53100')
  const { err } = z
    .object({ err: z.object({ message: z.string(), errors: z.array(z.unknown()) }) })
    .parse(JSON.parse(log))
  expect(err.errors).toHaveLength(1)
  expect(err.message).toMatch(/^(\d+) of \1 failed$/)
})
