import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from './client.ts'

const migrationsFolder = resolve(import.meta.dirname, '../../migrations')

/** Any number will do, as long as every shop-api uses the same one. */
const preparationLock = 7_241_995

/** Gives an empty shop something to sell. */
const seedWhenEmpty = async (db: Db): Promise<void> => {
  const seed = resolve(import.meta.dirname, 'seed.ts')
  const parts = ['products.ts', 'content.ts', 'reviews.ts', 'reviews/names.ts', 'reviews/voice.ts']
  const folder = resolve(import.meta.dirname, '../../seed')
  if (!existsSync(seed) || parts.some((part) => !existsSync(resolve(folder, part)))) return
  const { isEmpty, seedDatabase } = await import(seed)
  if (await isEmpty(db)) await seedDatabase(db)
}

/**
 * Brings the schema up to date and fills an empty shop. Of replicas that start together one does the
 * work, and the others wait for it and find it done.
 */
export const prepareDatabase = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    const db = drizzle(client, { casing: 'snake_case' })
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`select pg_advisory_lock(${preparationLock})`)
    await migrate(db, { migrationsFolder })
    await seedWhenEmpty(db)
  } finally {
    // Closed rather than given back: the lock and the timeout end with the connection.
    client.release(true)
  }
}
