import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { withoutTimeLimits } from '../db/client.ts'
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

/**
 * Migrates the schema and seeds an empty shop. When replicas start together, one does the work, and the
 * others wait for it.
 */
export const prepareDatabase = (pool: Pool, { seed }: Pick<Config, 'seed'>): Promise<void> =>
  withoutTimeLimits(pool, async (db) => {
    // The lock ends with the connection.
    await db.execute(sql`select pg_advisory_lock(${preparationLock})`)
    await migrate(db, { migrationsFolder })
    if (await isEmpty(db)) await seedDatabase(db, seed)
    await seedSynonyms(db)
    await seedServicePages(db, seed)
  })

/** Only the schema: a backup has the rows. */
export const migrateEmptyDatabase = (pool: Pool): Promise<void> =>
  withoutTimeLimits(pool, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${preparationLock})`)
    await migrate(db, { migrationsFolder })
  })

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
      ? `The schema of the database is older than this release, which needs ${tag}. Run npm run migrate first.`
      : `The schema of the database is newer than this release, which knows it up to ${tag}. Start the release that migrated it.`,
  )
}

/**
 * Before a command: a mistaken `DATA_DIR`, or none where the shop is in containers, must not make another shop.
 * @throws if the database was never migrated
 */
export const requireShop = async (pool: Pool, config: Config): Promise<void> => {
  if ((await lastApplied(pool)) === null && config.database.kind === 'embedded')
    throw new Error(
      `There is no shop in ${config.database.folder}. Start one there with npm start, or set DATABASE_URL or DATA_DIR to that of the shop. With compose.yaml, run the command in a container: docs/operations.md.`,
    )
  await readyDatabase(pool, config)
}

/**
 * Before a start: migrates and seeds, so that `npm start` is one command; in production on a server, only checks.
 * There a release is migrated once, before its replicas start.
 */
export const readyDatabase = (pool: Pool, config: Config): Promise<void> =>
  config.production && config.database.kind === 'server' ? requireSchema(pool) : prepareDatabase(pool, config)
