import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { Pool } from 'pg'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The maximum duration of one statement. Migrations and the seed set their own. */
const statementTimeoutMs = 5000

/**
 * Frequently read data is in memory, where random reads cost as much as sequential ones. PostgreSQL's default
 * assumes a hard disk. With it, PostgreSQL would scan all products instead of using the index for a term that
 * matches many words.
 */
const memoryResident = '-c random_page_cost=1.1'

/**
 * One pool for the whole process. A connection that breaks while idle, for example at a restart of
 * PostgreSQL, is logged and replaced; without the listeners it would end the process.
 */
export const openDatabase = (url: string, log: FastifyBaseLogger): { db: Db; pool: Pool } => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'shop-api',
    options: memoryResident,
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke in use'))
  })
  return { db: drizzle(pool, { casing: 'snake_case' }), pool }
}
