import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { waitingForLocks } from '../../test/queue-at.ts'
import { createEmpty, dropClone } from '../../test/template.ts'
import { openDatabase, withoutTimeLimits, type PooledDb } from '../db/client.ts'
import { createLog } from '../log.ts'
import { order } from '../db/schema/buying/order.ts'
import { prepareDatabase, requireSchema } from './prepare-database.ts'

const migrations = resolve(import.meta.dirname, '../../migrations')

/** As an earlier release left the schema. */
const migrateInPart = async (pool: Pool): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-migrations-'))
  try {
    await cp(migrations, folder, { recursive: true })
    const journal = join(folder, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] }
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 40) }))
    await withoutTimeLimits(pool, (db) => migrate(db, { migrationsFolder: folder }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

let name: string
let pool: Pool
let db: PooledDb
beforeAll(async () => {
  name = `test_${randomBytes(6).toString('hex')}`
  const opened = openDatabase(await createEmpty(inject('postgresUrl'), name), createLog('silent'))
  pool = opened.pool
  db = opened.db
  await migrateInPart(pool)
})
afterAll(async () => {
  await pool.end()
  await dropClone(inject('postgresUrl'), name)
})

/** Reads the orders, as a backup does, until `end`. */
const readOrders = async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const ended = withoutTimeLimits(pool, (own) =>
    own.transaction(async (tx) => {
      await tx.execute(sql`select from ${order}`)
      begun.resolve()
      await end.promise
    }),
  )
  await begun.promise
  return () => {
    end.resolve()
    return ended
  }
}

test('a migration that a backup holds up makes no order wait for the end of the backup', async () => {
  const endBackup = await readOrders()
  const migrated = prepareDatabase(pool, { seed: 'structure' }, { attempts: 1, pauseMs: 0 }).catch(String)
  await expect.poll(() => db.execute(waitingForLocks).then(({ rows }) => rows.length)).toBeGreaterThan(0)
  // With the time limit of the shop.
  await db.execute(sql`select from ${order}`)
  expect(await migrated).toMatch(
    /a backup.*Nothing has changed.*npm run migrate .*docker compose run --rm migrate\) again/,
  )
  await endBackup()
})

test('a migration is repeated until the backup has ended', async () => {
  const endBackup = await readOrders()
  const migrated = prepareDatabase(pool, { seed: 'structure' }, { attempts: 5, pauseMs: 500 })
  setTimeout(() => void endBackup(), 2500)
  await migrated
  await expect(requireSchema(pool)).resolves.toBeUndefined()
})
