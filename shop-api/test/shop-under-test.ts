import type { Pool } from 'pg'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { idempotencyKeyHeader } from 'shared-types/ids/idempotency-key'
import { watchErrors } from './open-api.ts'
import { inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig, type Config } from '../src/config.ts'
import type { App, Shop } from '../src/context.ts'
import { openCatalogueDatabase, openDatabase, type PooledDb } from '../src/db/client.ts'
import { prepareDatabase } from '../src/set-up/prepare-database.ts'
import { cloneTemplate, createEmpty, dropClone } from './template.ts'
import { openPictureStore } from '../src/image/open-picture-store.ts'
import { createMetrics } from '../src/metrics.ts'
import { createLog } from '../src/log.ts'
import type { PaymentProvider } from '../src/payment-provider.ts'
import { openPaymentProvider } from '../src/payment/open-payment-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test run's PostgreSQL, for a role that can create databases. */
    postgresUrl: string
  }
}

export interface ShopUnderTest {
  app: App
  shop: Shop
  db: PooledDb
  pool: Pool
  /** The URL that it listens on; empty unless `listen` is set. */
  url: string
  /** The service bearer as the value of the `authorization` header. */
  bearer: string
  /** Adds the bearer to a supertest request: `authorize(request(app.server).get('/v1/cart'))`. */
  authorize: <T extends { set: (field: string, value: string) => T }>(request: T) => T
  close: () => Promise<void>
}

interface Options {
  /** True listens on a free port of 127.0.0.1 and sets the shop's `shopUrl` to it, for its webhook and payment page. */
  listen?: boolean
  /** True begins as production does, without products. */
  empty?: boolean
  config?: Partial<Config>
  /** Another provider than the built-in test provider. */
  payments?: PaymentProvider
  /** Called with every route of the app. */
  onRoute?: (route: RouteOptions) => void
}

const serviceBearer = async (app: App, config: Config): Promise<string> => {
  const response = await app.inject({
    method: 'POST',
    url: '/login',
    payload: { email: config.serviceEmail, password: config.servicePassword },
  })
  return `Bearer ${response.json<{ access_token: string }>().access_token}`
}

const give = async ({ headers }: FastifyRequest) => {
  headers[idempotencyKeyHeader] ??= randomUUID()
}

/**
 * Adds a key to every creating request, as the site does: a route that is marked `onlyOnce` but makes changes
 * outside of `transact` then fails in the first test that uses it successfully.
 */
const giveKey = (route: RouteOptions) => {
  if (route.config?.onlyOnce !== true) return
  route.onRequest = [give, route.onRequest ?? []].flat()
}

/** The real shop on its own database, by default a copy of the seeded template. Close it after use. */
export const openShopUnderTest = async ({
  listen = false,
  empty = false,
  config = {},
  payments,
  onRoute,
}: Options = {}): Promise<ShopUnderTest> => {
  const adminUrl = inject('postgresUrl')
  const database = `test_${randomBytes(6).toString('hex')}`
  const databaseUrl = await (empty ? createEmpty : cloneTemplate)(adminUrl, database)
  const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-shop-'))
  const log = createLog('error')
  const { db, pool } = openDatabase(databaseUrl, log)
  if (empty) await prepareDatabase(pool, { seed: 'structure' })
  const catalogue = openCatalogueDatabase(databaseUrl, log)
  const shopConfig: Config = {
    // Tests call no other server.
    ...readConfig({ PDOK_URL: 'off' }),
    database: { kind: 'server', url: databaseUrl },
    dataDir,
    // Tests place many orders and send many forms in the name of one shopper. quotas.test.ts has the real limits.
    quotaFactor: 1000,
    noticePauseMs: 50,
    ...config,
  }
  const shop: Shop = {
    config: shopConfig,
    db,
    catalogueDb: catalogue.db,
    log,
    metrics: createMetrics(),
    payments: payments ?? openPaymentProvider(db, shopConfig),
    pictures: openPictureStore({ config: shopConfig, db, log }),
    stopping: new AbortController().signal,
  }
  const errors = watchErrors('v1')
  const app = await buildApp(shop, (route) => {
    errors.onRoute(() => app)(route)
    giveKey(route)
    onRoute?.(route)
  })
  const url = listen ? await app.listen({ host: '127.0.0.1', port: 0 }) : ''
  if (listen) shop.config.shopUrl = url
  const bearer = await serviceBearer(app, shop.config)
  return {
    app,
    shop,
    db,
    pool,
    url,
    bearer,
    authorize: (request) => request.set('authorization', bearer),
    close: async () => {
      await app.close()
      await pool.end()
      await catalogue.pool.end()
      await dropClone(adminUrl, database)
      await rm(dataDir, { recursive: true, force: true })
      errors.check()
    },
  }
}

/** Another replica of this shop: separate connections and counts, on the same database. */
export const openReplica = ({ shop }: ShopUnderTest) => {
  const { database } = shop.config
  if (database.kind !== 'server') throw new Error('replicas need a database server')
  const { db, pool } = openDatabase(database.url, shop.log)
  const payments = shop.payments.name === 'test' ? openPaymentProvider(db, shop.config) : shop.payments
  const replica: Shop = { ...shop, db, catalogueDb: db, metrics: createMetrics(), payments }
  return { shop: replica, close: () => pool.end() }
}
