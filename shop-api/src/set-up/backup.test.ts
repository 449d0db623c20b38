import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { brokenInvariants } from '../../test/order-invariants.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { runOperator, startShopProcess } from '../../test/shop-process.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper, storedStep } from '../../test/shopper.ts'
import { createEmpty, dropClone } from '../../test/template.ts'
import { openDatabase, type Db } from '../db/client.ts'
import { customer, passwordReset, shopperSession } from '../db/schema/buying/customer.ts'
import { numberSeries } from '../db/schema/buying/number-series.ts'
import { chat } from '../db/schema/chat.ts'
import { staffAccount, staffSession } from '../db/schema/staff.ts'
import { readDepths } from '../health/read-depths.ts'
import { prepareDatabase } from './prepare-database.ts'
import { restoreBackup, skippedNumbers } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let shop: ShopUnderTest
let folder: string
let file: string
let article: number
const made: string[] = []
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  folder = await mkdtemp(join(tmpdir(), 'sluimer-backup-'))
  file = join(folder, 'shop.backup')
  article = await makeArticle(shop.db, { stock: 20 })
  // JSON does not escape these characters, which some readers take for the end of a line.
  await makeArticle(shop.db, { title: 'Dekbed\u2028wit\u2029katoen\u0085' })
  await shop.db.execute(
    sql`insert into uploaded_picture (file, webp, width, height)
      select number || '.webp', convert_to(repeat('photo', 40000), 'utf8'), 1, 1 from generate_series(1, 50) as number`,
  )
  for (const state of ['paid', 'pending', 'paid'] as const) {
    const shopper = newShopper(shop)
    await shopper.fillIn(article, 2)
    await settleOrder(shop, (await shopper.press()).body.order_id, state)
  }
  await writeBackup(shop.pool, file)
})
afterAll(async () => {
  await shop.close()
  for (const name of made) await dropClone(inject('postgresUrl'), name)
  await rm(folder, { recursive: true, force: true })
})

/** In characters of the backup: two for each byte. */
const allPhotos = 50 * 200_000 * 2

const emptyDatabase = async () => {
  const name = `restored_${randomBytes(6).toString('hex')}`
  made.push(name)
  return createEmpty(inject('postgresUrl'), name)
}

const databaseUrl = () => {
  const { database } = shop.shop.config
  if (database.kind !== 'server') throw new Error('The tests share one PostgreSQL.')
  return database.url
}

const withPool = async <T>(url: string, work: (opened: ReturnType<typeof openDatabase>) => Promise<T>) => {
  const opened = openDatabase(url, shop.shop.log)
  try {
    return await work(opened)
  } finally {
    await opened.pool.end()
  }
}

/** A hash of all rows of every table. */
const contents = async (db: Db) => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const all: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${sql.identifier(name)} as t`,
    )
    all[name] = rows[0]
  }
  return all
}

/** The most characters in one parameter, while `work` runs. */
const mostSentAtOnce = async (work: () => Promise<unknown>) => {
  const queries = vi.spyOn(Client.prototype, 'query')
  await work()
  const { calls } = queries.mock
  queries.mockRestore()
  return Math.max(...calls.map(([, values]) => JSON.stringify(values ?? []).length))
}

const tableCount = async (db: Db) =>
  (await db.execute(sql`select from pg_tables where schemaname in ('public', 'drizzle')`)).rows.length

it(
  'restores every row into an empty database, and its triggers, keys and sequences work',
  { tags: ['slow'] },
  async () => {
    const url = await emptyDatabase()
    await withPool(url, async ({ db, pool }) => {
      const sent = await mostSentAtOnce(() => restoreBackup(pool, file, { moved: true }))
      expect(sent).toBeLessThan(allPhotos / 2)
      expect(await contents(db)).toEqual(await contents(shop.db))
      expect(await brokenInvariants(db, new Map([[article, 20]]))).toEqual([])
      const schema = sql`select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as d, convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
      expect((await db.execute(schema)).rows).toEqual((await shop.db.execute(schema)).rows)
      const disabled = sql`select tgname from pg_trigger where tgenabled <> 'O'`
      expect((await db.execute(disabled)).rows).toEqual([])
      // The next order has the next number.
      const next = sql`select nextval('order_number') as number`
      expect((await db.execute(next)).rows).toEqual((await shop.db.execute(next)).rows)
      // The next product finds a free id.
      await makeArticle(db)
    })
  },
)

const nextOrder = async (db: Db) =>
  Number((await db.execute(sql`select nextval('order_number') as number`)).rows[0]?.number)

const lastNumbers = async (db: Db): Promise<Partial<Record<string, number>>> => {
  const rows = await db.select().from(numberSeries)
  return Object.fromEntries(rows.map(({ series, last }) => [series, last]))
}

it(
  'gives out no number of the lost period again, and revives no login and no link of it',
  { tags: ['slow'], timeout: 60_000 },
  async () => {
    const [owner] = await shop.db
      .insert(customer)
      .values({ email: 'terug@example.nl', passwordHash: 'x', profile: storedStep.customer })
      .returning()
    const [employee] = await shop.db
      .insert(staffAccount)
      .values({ email: 'medewerker@example.nl', passwordHash: 'x', role: 'owner' })
      .returning()
    const soon = sql`now() + interval '1 hour'`
    await shop.db
      .insert(shopperSession)
      .values({ tokenHash: 'session', expiresAt: soon, customerId: owner?.id ?? null, loginEndsAt: soon })
    const end = { expiresAt: soon }
    if (!owner || !employee) throw new Error('No account was made.')
    const browser = { address: '', userAgent: '' }
    await shop.db
      .insert(staffSession)
      .values({ tokenHash: 'staff', staffId: employee.id, ...browser, ...end })
    await shop.db.insert(passwordReset).values({ tokenHash: 'reset', customerId: owner.id, ...end })
    const lost = join(folder, 'lost')
    await writeBackup(shop.pool, lost)
    await withPool(await emptyDatabase(), async ({ db, pool }) => {
      await restoreBackup(pool, lost, { moved: false })
      expect(await nextOrder(db)).toBeGreaterThan((await nextOrder(shop.db)) + skippedNumbers - 10)
      const before = await lastNumbers(shop.db)
      expect(before.invoice).toBeGreaterThan(0)
      expect(await lastNumbers(db)).toEqual({
        invoice: (before.invoice ?? 0) + skippedNumbers,
        credit_note: (before.credit_note ?? 0) + skippedNumbers,
      })
      // The session is still that of the cart.
      expect(await db.select().from(shopperSession).where(eq(shopperSession.tokenHash, 'session'))).toEqual([
        expect.objectContaining({ customerId: null, loginEndsAt: null }),
      ])
      expect(await db.$count(staffSession)).toBe(0)
      expect(await db.$count(passwordReset)).toBe(0)
    })
  },
)

it('refuses a database that is not empty', async () => {
  const before = await contents(shop.db)
  await expect(restoreBackup(shop.pool, file, { moved: true })).rejects.toThrow(/not empty/)
  expect(await contents(shop.db)).toEqual(before)
})

it('refuses a shop without products, and an empty one that has an employee or a customer', async () => {
  const url = await emptyDatabase()
  await withPool(url, async ({ db, pool }) => {
    await prepareDatabase(pool, { seed: 'structure' })
    const before = await contents(db)
    await expect(restoreBackup(pool, file, { moved: true })).rejects.toThrow(/not empty/)
    expect(await contents(db)).toEqual(before)
    await db.execute(sql`truncate content`)
    for (const row of [
      sql`insert into staff_account (email, password_hash, role) values ('a@example.nl', 'x', 'owner')`,
      sql`insert into customer (email, password_hash, profile) values ('b@example.nl', 'x', '{}')`,
    ]) {
      await db.execute(row)
      await expect(restoreBackup(pool, file, { moved: true })).rejects.toThrow(/not empty/)
      await db.execute(sql`truncate staff_account, customer cascade`)
    }
  })
})

it('refuses a damaged file before it writes anything', async () => {
  const whole = await readFile(file)
  const flipped = Buffer.from(whole)
  flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff
  const damaged = join(folder, 'damaged')
  const url = await emptyDatabase()
  await withPool(url, async ({ db, pool }) => {
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, -9),
      flipped,
      Buffer.from('no'),
      Buffer.alloc(0),
    ]) {
      await writeFile(damaged, bytes)
      await expect(restoreBackup(pool, damaged, { moved: true })).rejects.toThrow(/damaged or not complete/)
    }
    await expect(restoreBackup(pool, join(folder, 'absent'), { moved: true })).rejects.toThrow(
      /cannot be read/,
    )
    expect(await tableCount(db)).toBe(0)
  })
})

it(
  'is written and restored with little memory, whatever the rows have',
  { tags: ['slow'], timeout: 240_000 },
  async () => {
    const chats = 800
    for (let first = 0; first < chats; first += 100) {
      await shop.db.execute(
        sql`insert into chat (messages) select jsonb_build_array(repeat(md5(number::text), 5000)) from generate_series(1, 100) as number`,
      )
    }
    const long = join(folder, 'long')
    const restored = await emptyDatabase()
    const memory = { NODE_OPTIONS: '--max-old-space-size=100' }
    for (const [url, command] of [
      [databaseUrl(), 'backup'],
      [restored, 'restore'],
    ] as const) {
      const { code, said } = await runOperator({ ...memory, DATABASE_URL: url }, [command, long])
      expect(said).toContain(long)
      expect(code).toBe(0)
    }
    await withPool(restored, async ({ db }) => expect(await db.$count(chat)).toBe(chats))
    await shop.db.delete(chat)
  },
)

it('overwrites no file, and leaves none that is not complete', async () => {
  await expect(writeBackup(shop.pool, file)).rejects.toThrow(/exists already/)
  await expect(writeBackup(shop.pool, join(folder, 'absent', 'x'))).rejects.toThrow(/ENOENT/)
  await symlink('/dev/full', join(folder, 'full.unfinished'))
  await expect(writeBackup(shop.pool, join(folder, 'full'))).rejects.toThrow(/ENOSPC/)
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

const lastBackup = async () => {
  await readDepths(shop.shop)
  const text = await shop.shop.metrics.registry.metrics()
  return Number(/^shop_api_last_backup_timestamp_seconds (.+)$/m.exec(text)?.[1])
}
const backUp = async (name: string) =>
  runOperator({ DATABASE_URL: databaseUrl() }, ['backup', join(folder, name)])

it('by the command is known to the shop, of which an alarm asks when the last one was', async () => {
  const earlier = await lastBackup()
  expect(await backUp('night')).toMatchObject({ code: 0 })
  const first = await lastBackup()
  expect(first).toBeGreaterThan(earlier)
  expect(Math.abs(first - Date.now() / 1000)).toBeLessThan(60)
  expect((await backUp('night')).code).not.toBe(0)
  expect(await lastBackup()).toBe(first)
  await backUp('next-night')
  expect(await lastBackup()).toBeGreaterThan(first)
})

it(
  'starts a shop on a data folder that the command restored',
  { tags: ['slow'], timeout: 120_000 },
  async () => {
    const env = { DATA_DIR: join(folder, 'data') }
    const restored = await runOperator(env, ['restore', file])
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('the totals are equal') })
    expect((await runOperator(env, ['restore', file])).said).toMatch(/not empty/)
    const started = await startShopProcess(env)
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
    const again = join(folder, 'again')
    const saved = await runOperator(env, ['backup', again])
    expect(saved).toMatchObject({ code: 0, said: expect.stringContaining('paid: 2 payments') })
    started.kill('SIGTERM')
    await started.ended
  },
)
