/** @module-tag slow */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFaultProxy, type FaultProxy } from '../../test/fault-proxy.ts'
import { held } from '../../test/resiliency.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { buildApp } from '../app.ts'
import type { App } from '../context.ts'
import { createLog } from '../log.ts'
import { openDatabase, type PooledDb } from './client.ts'

let direct: ShopUnderTest
let proxy: FaultProxy
let app: App
let db: PooledDb

beforeAll(async () => {
  direct = await openShopUnderTest()
})
afterAll(() => direct.close())

beforeEach(async () => {
  const { database } = direct.shop.config
  if (database.kind !== 'server') throw new Error('the tests run on a server')
  const url = new URL(database.url)
  proxy = await startFaultProxy({
    path: join(url.searchParams.get('host') ?? '', `.s.PGSQL.${url.port || '5432'}`),
  })
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(proxy.port)
  const log = createLog('fatal')
  db = openDatabase(url.href, log).db
  app = await buildApp({ ...direct.shop, db, log })
})
afterEach(async () => {
  await app.close()
  await proxy.close()
  await db.$client.end()
})

/** A session that is well formed, so that the database is queried for it. */
const cookie = `shop_session=${'a'.repeat(43)}`
const get = (url: string) => app.inject({ url, headers: { authorization: direct.bearer, cookie } })
const readCarts = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await get('/v1/cart')).statusCode))
const all = (status: number, count: number) => Array.from({ length: count }, () => status)

/** Opens every connection of the pool. */
const fillPool = async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => db.$client.connect()))
  for (const client of clients) client.release()
  expect(proxy.open()).toBe(10)
}

const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

describe('connections that freeze', () => {
  it('are replaced within five seconds of the first request', async ({ task }) => {
    await fillPool()
    proxy.freeze()
    const took = await seconds(() =>
      vi.waitFor(async () => expect(await readCarts(40)).toEqual(all(200, 40)), { timeout: 30_000 }),
    )
    expect(took).toBeLessThan(5.5)
    held(task, {
      fault: 'connections to PostgreSQL freeze',
      measured: `all 10 replaced within ${took.toFixed(1)} s`,
    })
  })

  it('are all replaced after a single request used one', async () => {
    await fillPool()
    proxy.freeze()
    expect(await readCarts(1)).toEqual([503])
    expect(await seconds(async () => expect(await readCarts(40)).toEqual(all(200, 40)))).toBeLessThan(2)
  })

  it('fail a transaction once and leave no lock behind for longer than five seconds', async () => {
    const begun = Promise.withResolvers<void>()
    const frozen = Promise.withResolvers<void>()
    const failed = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`)
      begun.resolve()
      await frozen.promise
      await tx.execute(sql`select 1`)
    })
    await begun.promise
    proxy.freeze()
    frozen.resolve()
    expect(await seconds(() => expect(failed).rejects.toThrow('Failed query'))).toBeLessThan(5)
    await vi.waitFor(() => db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(4711)`)), {
      timeout: 4000,
    })
  })

  it('do not make readiness wait', async () => {
    await fillPool()
    proxy.freeze()
    const took = await seconds(async () => expect((await get('/readyz')).statusCode).toBe(503))
    expect(took).toBeLessThan(2)
  })
})

it('busy connections do not count as silent', async () => {
  const end = performance.now() + 7_000
  const queryWithoutPause = async () => {
    while (performance.now() < end) await db.execute(sql`select pg_sleep(0.02)`)
  }
  // Four queries wait for each connection, so that the next is sent as soon as one is answered.
  await expect(Promise.all(Array.from({ length: 50 }, queryWithoutPause))).resolves.toHaveLength(50)
})

describe('a database that cannot be reached', () => {
  it('is reported as such while it does not answer, and works again as soon as it answers', async () => {
    await fillPool()
    proxy.blackHole()
    expect(await readCarts(3)).toEqual(all(503, 3))
    proxy.heal()
    await vi.waitFor(async () => expect(await readCarts(10)).toEqual(all(200, 10)), { timeout: 8000 })
  })

  it.each([
    ['is down', () => proxy.goDown()],
    [
      'breaks connections halfway',
      () => {
        proxy.goDown()
        proxy.cutAfter(100)
      },
    ],
  ])('is reported as such while it %s, and works again as soon as it is available', async (_what, fail) => {
    await fillPool()
    fail()
    expect(await readCarts(3)).toEqual(all(503, 3))
    proxy.heal()
    expect(await readCarts(10)).toEqual(all(200, 10))
  })

  it('may be slow', async () => {
    await fillPool()
    proxy.slowDown(200)
    expect(await readCarts(3)).toEqual(all(200, 3))
  })
})

it('a statement that runs into the limit of its time is answered 503', async () => {
  await direct.db.transaction(async (tx) => {
    await tx.execute(sql`lock table shopper_session in access exclusive mode`)
    const answer = await get('/v1/cart')
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      503,
      'provider_unavailable',
      '1',
    ])
  })
})
