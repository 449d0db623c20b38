import request from 'supertest'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openReplica, openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { payment, refund, testProviderPayment } from '../db/schema/buying/payment.ts'
import { mail } from '../db/schema/mail.ts'
import { startJobs } from '../jobs.ts'
import { reconcilePayments } from '../order/settlement/reconcile-payments.ts'
import { openMetricsServer } from 'telemetry/metrics-server'
import { buildApp } from '../app.ts'
import { readDepths } from './read-depths.ts'

let shop: ShopUnderTest
let server: Awaited<ReturnType<typeof openMetricsServer>>
beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, shop.shop.metrics.registry, () =>
    readDepths(shop.shop),
  )
  await ensureShopDetails(shop.db)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const reconcile = () => reconcilePayments(shop.shop, new AbortController().signal)
const scrape = async () => (await request(server.url).get('/metrics').expect(200)).text
const valueOf = (text: string, series: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}
const hourAgo = () => new Date(Date.now() - 3_600_000)

const placed = async () => {
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db, { stock: 10 }), 1, 'ideal')
  const { body } = await shopper.press()
  await shopper.press()
  return { id: body.order_id, providerId: body.url.slice(body.url.lastIndexOf('/') + 1) }
}

it('an order counts once, and its payment with its outcome', async () => {
  const { id, providerId } = await placed()
  const before = await scrape()
  expect(valueOf(before, 'shop_api_orders_placed_total')).toBe(1)
  expect(valueOf(before, 'shop_api_open_payments')).toBe(1)
  expect(valueOf(before, 'shop_api_payments_total{method="ideal",outcome="paid"}')).toBeUndefined()

  await shop.db.update(payment).set({ nextCheckAt: hourAgo() }).where(eq(payment.orderId, id))
  expect(valueOf(await scrape(), 'shop_api_payments_overdue_seconds')).toBeGreaterThan(3_500)
  await shop.db
    .update(testProviderPayment)
    .set({ state: 'paid' })
    .where(eq(testProviderPayment.id, providerId))
  await Promise.all([reconcile(), reconcile()])
  const after = await scrape()
  expect(valueOf(after, 'shop_api_payments_total{method="ideal",outcome="paid"}')).toBe(1)
  expect(valueOf(after, 'shop_api_open_payments')).toBe(0)
  expect(valueOf(after, 'shop_api_payments_overdue_seconds')).toBe(0)
})

const waiting = async () => valueOf(await scrape(), 'shop_api_refunds_waiting_seconds')

it('a refund counts while the payment provider has not answered about it', async () => {
  const { id } = await placed()
  expect(await waiting()).toBe(0)
  const [paid] = await shop.db.select().from(payment).where(eq(payment.orderId, id))
  await shop.db.insert(refund).values({
    orderId: id,
    paymentId: paid?.id ?? null,
    amountCents: 100,
    lines: [],
    restock: false,
    state: 'pending',
    createdAt: hourAgo(),
    nextAttemptAt: new Date(),
  })
  expect(await waiting()).toBeGreaterThan(3_500)
  await shop.db.update(refund).set({ acceptedAt: new Date() })
  expect(await waiting()).toBe(0)
})

it('a chargeback counts until it is reversed', async () => {
  const { id, providerId } = await placed()
  const report = async (values: Partial<typeof testProviderPayment.$inferInsert>) => {
    await shop.db.update(testProviderPayment).set(values).where(eq(testProviderPayment.id, providerId))
    await shop.db.update(payment).set({ nextCheckAt: hourAgo() }).where(eq(payment.orderId, id))
    await reconcile()
    return valueOf(await scrape(), 'shop_api_charged_back_cents')
  }
  expect(await report({ state: 'paid' })).toBe(0)
  expect(await report({ chargedBackCents: 1_295 })).toBe(1_295)
  expect(await report({ chargedBackCents: 0 })).toBe(0)
})

it('the outbox has a depth, an age, and mails that were given up', async () => {
  await shop.db.delete(mail)
  const one = {
    kind: 'contact_message',
    recipient: 'a@example.org',
    subject: '',
    html: '',
    text: '',
  } as const
  await shop.db
    .insert(mail)
    .values([
      { ...one, createdAt: hourAgo() },
      one,
      { ...one, attempts: 20, createdAt: new Date(0) },
      { ...one, sentAt: new Date(), createdAt: new Date(0) },
    ])
  const text = await scrape()
  expect(valueOf(text, 'shop_api_outbox_mails')).toBe(2)
  expect(valueOf(text, 'shop_api_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(valueOf(text, 'shop_api_outbox_oldest_seconds')).toBeLessThan(7_200)
  expect(valueOf(text, 'shop_api_failed_mails')).toBe(1)
  // Another one was sent just now: the mail server works, and the one that waits is about its recipient.
  expect(valueOf(text, 'shop_api_mail_stuck_seconds')).toBeLessThan(60)
  await shop.db.delete(mail).where(isNotNull(mail.sentAt))
  expect(valueOf(await scrape(), 'shop_api_mail_stuck_seconds')).toBeGreaterThanOrEqual(3_600)
})

it('requests have their route pattern, jobs their outcome, and pools their connections', async () => {
  await request(shop.url).get('/nothing/like/this').expect(404)
  await shop.authorize(request(shop.url).get('/v1/some-slug'))
  await startJobs(shop.shop).stop()
  const text = await scrape()
  expect(
    valueOf(text, 'http_request_duration_seconds_count{method="GET",route="none",status="4xx"}'),
  ).toBeGreaterThan(0)
  expect(text).not.toMatch(/nothing\/like|some-slug/)
  expect(valueOf(text, 'shop_api_job_duration_seconds_count{task="deliver mail",outcome="done"}')).toBe(1)
  expect(valueOf(text, 'shop_api_db_pool_connections{pool="shop",state="idle"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'shop_api_db_pool_waiting{pool="catalogue"}')).toBe(0)
  expect(valueOf(text, 'shop_api_database_away')).toBe(0)
  expect(valueOf(text, 'shop_api_last_backup_timestamp_seconds')).toBe(0)
})

const read = async (series: string) => valueOf(await scrape(), series) ?? 0
const due = (task: string) => read(`shop_api_job_due_timestamp_seconds{task="${task}"}`)

it('a job is late when two pauses have passed since its last success', async () => {
  const job = 'start and end promotions and sales'
  const failures = () => read(`shop_api_job_duration_seconds_count{task="${job}",outcome="failed"}`)
  await shop.pool.query('alter table promotion rename to away')
  const jobs = startJobs(shop.shop)
  const start = await due(job)
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(2)
  expect(await due(job)).toBe(start)
  expect((await due('forget expired data')) - Date.now() / 1000).toBeGreaterThan(7_000)
  await shop.pool.query('alter table away rename to promotion')
  await expect.poll(() => due(job), { timeout: 20_000 }).toBeGreaterThan(start)
  await jobs.stop()
})

it('a read-only database counts as away, and is named at /readyz; what can be read is served', async () => {
  const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name')
  const database = `alter database ${rows[0]?.name}`
  await shop.pool.query(`${database} set default_transaction_read_only = on`)
  // As after a failover to a standby: its connections are new ones.
  const standby = openReplica(shop)
  const app = await buildApp(standby.shop)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'read-only' }])
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.inject({ method, url, headers: { authorization: shop.bearer }, ...(payload && { payload }) }))
      .statusCode
  expect(await ask('GET', '/v1/catalog/overview/category?path=acties/boxspring-weken')).toBe(200)
  expect(await ask('POST', '/v1/cart/item', { item_id: 1, quantity: 1 })).toBe(503)
  await readDepths(standby.shop)
  const text = await standby.shop.metrics.registry.metrics()
  await app.close()
  await standby.close()
  await shop.pool.query(`${database} reset default_transaction_read_only`)
  expect(valueOf(text, 'shop_api_database_away')).toBe(1)
  expect(valueOf(text, 'shop_api_open_payments')).toBeGreaterThanOrEqual(0)
})

it('is answered without a database, and not at the port of the shop', async () => {
  vi.spyOn(shop.db.$client, 'query').mockRejectedValue(new Error('away'))
  const text = await scrape()
  vi.restoreAllMocks()
  expect(valueOf(text, 'shop_api_database_away')).toBe(1)
  expect(valueOf(text, 'shop_api_outbox_mails')).toBeNaN()
  await request(shop.url).get('/metrics').expect(404)
})
