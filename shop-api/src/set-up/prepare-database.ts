import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import { isEmpty, seedDatabase } from './seed.ts'

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** An arbitrary number that all shop-api processes share. */
const preparationLock = 7_241_995

/**
 * Migrates the schema and seeds an empty shop. When replicas start together, one does the work, and the
 * others wait for it.
 */
export const prepareDatabase = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    const db = drizzle(client, { casing: 'snake_case' })
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${preparationLock})`)
    await migrate(db, { migrationsFolder })
    if (await isEmpty(db)) await seedDatabase(db)
  } finally {
    // Closed and not reused: the lock and the timeout end with the connection.
    client.release(true)
  }
}
