import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { withoutTimeLimits, type Db } from '../db/client.ts'
import { isLocked } from '../db/database-errors.ts'
import { isEmpty, seedDatabase, seedServicePages, seedSynonyms } from './seed.ts'

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** The journal of drizzle-kit: `when` of a migration is its `created_at` in the database. */
const readJournal = (): { entries: { when: number; tag: string }[] } =>
  JSON.parse(readFileSync(resolve(migrationsFolder, 'meta/_journal.json'), 'utf8'))

const lastKnown = () => {
  const last = readJournal().entries.at(-1)
  if (!last) throw new Error('the journal of migrations is empty')
  return last
}

export const lastKnownMigration = (): string => lastKnown().tag

/** An arbitrary number that all shop-api processes share. */
const preparationLock = 7_241_995

/** On the host of `compose.yaml`, the first has no database. */
const howToMigrate = 'npm run migrate (with compose.yaml: docker compose run --rm migrate)'

/** How often a migration is tried, and the pause between. */
const retries = { attempts: 6, pauseMs: 10_000 }

/**
 * All statements that need a table queue behind a migration that waits for its lock. So it gives up before the shop's
 * statements do, and lets them pass.
 * @throws when another connection has the locks at each attempt
 */
const migrateSchema = async (db: Db, { attempts, pauseMs } = retries): Promise<void> => {
  // The lock ends with the connection.
  await db.execute(sql`select pg_advisory_lock(${preparationLock})`)
  await db.execute(sql`set lock_timeout = '2s'`)
  for (let attempt = 1; ; attempt++) {
    try {
      await migrate(db, { migrationsFolder })
      break
    } catch (error) {
      if (!isLocked(error)) throw error
      if (attempt >= attempts)
        throw new Error(
          `The migration stopped, because another connection uses its tables: a backup, or a long query. Nothing has changed. Run ${howToMigrate} again when that has ended.`,
          { cause: error },
        )
      await wait(pauseMs)
    }
  }
  await db.execute(sql`reset lock_timeout`)
}

/**
 * Migrates the schema and seeds an empty shop. When replicas start together, one does the work, and the
 * others wait for it.
 */
export const prepareDatabase = (
  pool: Pool,
  { seed }: Pick<Config, 'seed'>,
  retried = retries,
): Promise<void> =>
  withoutTimeLimits(pool, async (db) => {
    await migrateSchema(db, retried)
    if (await isEmpty(db)) await seedDatabase(db, seed)
    await seedSynonyms(db)
    await seedServicePages(db, seed)
  })

/** Only the schema: a backup has the rows. */
export const migrateEmptyDatabase = (pool: Pool): Promise<void> =>
  withoutTimeLimits(pool, (db) => migrateSchema(db))

/** `created_at` of the last applied migration; null for an empty database. */
const lastApplied = async (pool: Pool): Promise<number | null> => {
  const { rows: tables } = await pool.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!tables[0]?.found) return null
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return rows[0]?.last ? Number(rows[0].last) : null
}

/** @throws unless the schema is that of this release */
export const requireSchema = async (pool: Pool): Promise<void> => {
  const applied = await lastApplied(pool)
  const { when, tag } = lastKnown()
  if (applied === when) return
  throw new Error(
    applied === null || applied < when
      ? `The schema of the database is older than this release, which needs ${tag}. Run ${howToMigrate} first.`
      : `The schema of the database is newer than this release, which knows it up to ${tag}. Start the release that migrated it.`,
  )
}

/**
 * A mistaken `DATA_DIR`, or none where the shop is in containers, must not make another shop.
 * @throws if the embedded database was never migrated
 */
const requireOwnShop = async (pool: Pool, { database }: Config): Promise<void> => {
  if (database.kind === 'embedded' && (await lastApplied(pool)) === null)
    throw new Error(
      `There is no shop in ${database.folder}. Start one there with npm start, or set DATABASE_URL or DATA_DIR to that of the shop. With compose.yaml, run the command in a container: docs/operations.md.`,
    )
}

/** Before a command: it must neither fill a database nor migrate that of a running server. */
export const requireShop = async (pool: Pool, config: Config): Promise<void> => {
  await requireOwnShop(pool, config)
  await requireSchema(pool)
}

/** Before the command `migrate`: also an empty database on a server, which production has at first. */
export const migrateShop = async (pool: Pool, config: Config): Promise<void> => {
  await requireOwnShop(pool, config)
  await prepareDatabase(pool, config)
}

/**
 * Before a start: migrates and seeds, so that `npm start` is one command; in production on a server, only checks.
 * There a release is migrated once, before its replicas start.
 */
export const readyDatabase = (pool: Pool, config: Config): Promise<void> =>
  config.production && config.database.kind === 'server' ? requireSchema(pool) : prepareDatabase(pool, config)
