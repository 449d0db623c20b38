import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from 'shared-types/urls/api-paths'
import { idempotencyKeyHeader, writeIdempotencyKey } from 'shared-types/ids/idempotency-key'
import { openDatabase } from '../../shop-api/src/db/client.ts'
import { createLog } from '../../shop-api/src/log.ts'
import { openMailServer } from '../../shop-api/test/mail-server.ts'
import { brokenInvariants } from '../../shop-api/test/order-invariants.ts'
import { choose } from '../../shop-api/test/pay-page.ts'
import { openBrowser } from './browser.ts'
import { freePort } from './free-port.ts'
import { eventually } from './front-desk.ts'
import { guest } from './guest.ts'
import { brokenHistory, type Purchase, type StoredOrder } from './order-history.ts'
import { createServerProcess } from './server-process.ts'

/** The last one sells out during a storm. */
const articlesForSale = 4
const lastPieces = 15
/** In milliseconds: after this time without an answer, a buyer sends no more requests. */
const answerTimeout = 40_000

interface Options {
  /** The program of shop-api. */
  main?: string
  /** Environment variables of shop-api. */
  env?: Record<string, string>
  /** Environment variables of the bff. */
  bffEnv?: Record<string, string>
  /** An empty folder, which `close` removes. */
  dataDir?: string
}

/** The shop as `npm start` runs it: a bff and a shop-api in separate processes, with an embedded PostgreSQL. */
export const openStormShop = async ({
  main = 'shop-api/src/main.ts',
  env = {},
  bffEnv = {},
  dataDir: given,
}: Options = {}) => {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'sluimer-storm-')))
  const mails = await openMailServer()
  const [port, shopApiPort] = [await freePort(), await freePort()]
  const publicUrl = `http://127.0.0.1:${port}`
  const shared = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, LOG_LEVEL: 'fatal' }
  const shopApi = createServerProcess(main, shopApiPort, {
    ...shared,
    ...env,
    SHOP_API_PORT: String(shopApiPort),
    SMTP_URL: mails.url,
    // All buyers come from one IP address.
    QUOTA_FACTOR: '100000',
  })
  const bff = createServerProcess('bff/src/main.ts', port, {
    ...shared,
    ...bffEnv,
    PORT: String(port),
    SHOP_API_INTERNAL_URL: shopApi.url,
    LIMIT_PER_ADDRESS: '1000000',
  })
  await shopApi.start()
  await bff.start()
  const socket = encodeURIComponent(join(dataDir, 'postgres/socket'))
  const { db, pool } = openDatabase(
    `postgresql://sluimer@localhost/sluimer?host=${socket}`,
    createLog('silent'),
    2,
  )
  return {
    publicUrl,
    shopApi,
    bff,
    db,
    pool,
    mails,
    postmasterPid: async () => {
      const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
      return Number(file.split('\n')[0])
    },
    close: async () => {
      await bff.kill('SIGTERM')
      await pool.end()
      await shopApi.kill('SIGTERM')
      await mails.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type StormShop = Awaited<ReturnType<typeof openStormShop>>

/** The articles of a storm, of which the last has few pieces, and the stock of every article before it. */
export const prepareStorm = async ({ pool }: StormShop) => {
  const { rows } = await pool.query<{ id: number }>(
    `select variant.id from variant join product on product.id = product_id
     where product.active and variant.active and stock > 10 and price_cents > 5000 order by variant.id limit $1`,
    [articlesForSale],
  )
  const articles = rows.map(({ id }) => id)
  await pool.query('update variant set stock = 10000 where id = any($1)', [articles])
  await pool.query('update variant set stock = $1 where id = $2', [lastPieces, articles.at(-1)])
  const stocks = await pool.query<{ id: number; stock: number }>('select id, stock from variant')
  return { articles, stocks: new Map(stocks.rows.map(({ id, stock }) => [id, stock])) }
}

/** The answers to the requests of a storm. A 503 asks for a repetition; a 500 is a fault. */
export type Statuses = Map<number | 'none', number>

interface Reply {
  status: number
  body?: { code?: string } | null
}

const asksForRepetition = ({ status, body }: Reply) =>
  status >= 500 || status === 429 || body?.code === 'idempotency_key_in_use'

/** Repeats a request, with the same key, until it is answered; null if that takes too long. */
const persist = async <T extends Reply>(attempt: () => Promise<T>, statuses: Statuses): Promise<T | null> => {
  const end = performance.now() + answerTimeout
  while (performance.now() < end) {
    const answer = await attempt().catch(() => null)
    const status = answer?.status ?? 'none'
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (answer && !asksForRepetition(answer)) return answer
    await sleep(150)
  }
  return null
}

/** A shopper with a separate browser. */
export const openShopper = ({ publicUrl }: Pick<StormShop, 'publicUrl'>, statuses: Statuses = new Map()) => {
  const { send } = openBrowser(publicUrl)
  const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
    persist(() => send('POST', path, body, { headers }), statuses)
  return {
    send,
    /** Fills cart and checkout; only the order button remains. Returns the answer that refused, if any. */
    fillIn: async (article: number, email: string): Promise<string | null> => {
      // One key for all repetitions. The other steps can be repeated without, as the browser does.
      const key = { [idempotencyKeyHeader]: writeIdempotencyKey(crypto.randomUUID()) }
      const added = await post(apiPaths.cartItems, { itemId: article, quantity: 1 }, key)
      const isAdded = added?.status === 200 || added?.body?.code === 'already_done'
      if (!isAdded) return `cart: ${added?.status} ${added?.text}`
      const steps = [
        [apiPaths.checkoutCustomer, { ...guest, customer: { ...guest.customer, email } }],
        [apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod: 'ideal' }],
      ] as const
      for (const [path, body] of steps) {
        const answer = await post(path, body)
        if (answer?.status !== 200) return `${path}: ${answer?.status} ${answer?.text}`
      }
      return null
    },
    pressPay: () => post(apiPaths.paymentUrl),
  }
}

/** One shopper buys one piece, and pays. */
const purchase = async (
  shop: StormShop,
  article: number,
  email: string,
  statuses: Statuses,
): Promise<Purchase> => {
  const shopper = openShopper(shop, statuses)
  const refusal = await shopper.fillIn(article, email)
  if (refusal !== null) return { email, outcome: 'refused', refusal, isPaid: false }

  const placed = await shopper.pressPay()
  if (!placed) return { email, outcome: 'unknown', isPaid: false }
  if (placed.status !== 201) return { email, outcome: 'refused', refusal: placed.text, isPaid: false }
  const { orderNumber, url } = placed.body
  const paid = await persist(async () => {
    const leadsTo = await choose(url, 'paid')
    return { status: leadsTo.startsWith('http') ? 303 : Number(leadsTo.replace('status ', '')) }
  }, statuses)
  return { email, outcome: 'acknowledged', orderNumber, isPaid: paid?.status === 303 }
}

/** Buyers that buy repeatedly until `ended`. Resolves when the last one has an outcome. */
export const buyUntil = async (
  shop: StormShop,
  articles: number[],
  atOnce: number,
  ended: Promise<unknown>,
) => {
  const purchases: Purchase[] = []
  const statuses: Statuses = new Map()
  const over = new AbortController()
  const end = () => over.abort()
  ended.then(end, end)
  const buyer = async (number: number) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const article = articles[(number + round) % articles.length] ?? 0
      purchases.push(await purchase(shop, article, `koper-${number}-${round}@example.org`, statuses))
    }
  }
  await Promise.all([ended, ...Array.from({ length: atOnce }, (_, number) => buyer(number))])
  return { purchases, statuses }
}

/** Waits until the outbox is empty. A mail whose sender was killed waits for five minutes: that time is skipped. */
const untilMailed = async ({ pool }: StormShop) => {
  await eventually(async () => {
    await pool.query(
      `update mail set next_attempt_at = now() where sent_at is null and next_attempt_at > now() + interval '1 minute'`,
    )
    const { rowCount } = await pool.query('select 1 from mail where sent_at is null')
    return rowCount === 0
  }, 60_000)
}

/** Reads the database with plain SQL, apart from the shop's code, and returns everything that is wrong. */
export const checkAccounts = async (shop: StormShop, purchases: Purchase[], stocks: Map<number, number>) => {
  const paid = purchases.filter(({ isPaid }) => isPaid).length
  const orders = async () => {
    const { rows } = await shop.pool.query<StoredOrder>(
      `select customer->>'email' as email, number, state from "order" where customer->>'email' like 'koper-%'`,
    )
    return rows
  }
  // The reconciliation replaces a notice that was lost in a crash.
  await eventually(
    async () => (await orders()).filter(({ state }) => state === 'paid').length >= paid,
    60_000,
  )
  await untilMailed(shop)
  const wrong = [...brokenHistory(purchases, await orders()), ...(await brokenInvariants(shop.db, stocks))]
  const { rows } = await shop.pool.query<{ number: string; mails: number }>(
    `select number, count(mail.id)::int as mails from "order" left join mail on mail.order_id = "order".id and mail.kind = 'order_confirmation'
     where "order".state = 'paid' group by number having count(mail.id) <> 1`,
  )
  return [...wrong, ...rows.map(({ number, mails }) => `paid order ${number} has ${mails} confirmations`)]
}
