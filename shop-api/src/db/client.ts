import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Duplex } from 'node:stream'
import { databaseSilent } from './database-errors.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type PooledDb = Db & { $client: Pool }

/** The maximum duration of one statement of the shop, including its wait for locks. */
const statementTimeoutMs = 3000

/**
 * PostgreSQL answers within its own timeout, if only with an error. A connection that is silent for longer is
 * dead, even if TCP has not noticed: a failover, or a NAT or firewall that forgot the connection.
 */
const answerTimeoutMs = 4000

/**
 * Frequently read data is in memory, where random reads cost as much as sequential ones. PostgreSQL's default
 * assumes a hard disk. With it, PostgreSQL would scan all products instead of using the index for a term that
 * matches many words.
 */
const memoryResident = '-c random_page_cost=1.1'

/** Compiling a plan takes longer than each of our statements. The costs that PostgreSQL expects are far too high for some. */
const withoutCompiler = '-c jit=off'

/** `pg` has no public way to close a connection without the help of the other side, or to see its bytes. */
const streamOf = (client: PoolClient): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream

/** When the first query without an answer was sent, and when the last byte came. */
interface Traffic {
  sentAt: number
  answeredAt: number
}

/**
 * Cuts a connection that does not answer, and with it all others that have been silent since: they most likely
 * broke at the same moment, and each would make another request wait for the timeout. Any byte counts as an
 * answer: in a busy pool, the next query can be sent before `pg` says that a connection is idle.
 */
const cutSilentConnections = (pool: Pool, log: FastifyBaseLogger): void => {
  const connections = new Map<PoolClient, Traffic>()

  const cutSilentSince = (sentAt: number) => {
    const silent = [...connections].filter(([, { answeredAt }]) => answeredAt <= sentAt)
    log.error({ connections: silent.length }, 'the database does not answer: its connections are replaced')
    for (const [client] of silent) streamOf(client).destroy(databaseSilent())
  }

  pool.on('connect', (client) => {
    const traffic: Traffic = { sentAt: 0, answeredAt: performance.now() }
    connections.set(client, traffic)
    let silenceTimer: NodeJS.Timeout | undefined

    const look = () => {
      silenceTimer = undefined
      if (traffic.answeredAt >= traffic.sentAt) return
      const left = traffic.sentAt + answerTimeoutMs - performance.now()
      if (left > 0) lookIn(left)
      else cutSilentSince(traffic.sentAt)
    }
    const lookIn = (ms: number) => {
      // After a pause of the event loop, timers run before the answers that arrived in the pause are read.
      silenceTimer ??= setTimeout(() => setImmediate(look), ms).unref()
    }
    // Before `pg` reads the answer, and sends the next query.
    streamOf(client).prependListener('data', () => (traffic.answeredAt = performance.now()))
    client.query = new Proxy(client.query, {
      apply: (query, self, given) => {
        if (traffic.answeredAt >= traffic.sentAt) traffic.sentAt = performance.now()
        lookIn(answerTimeoutMs)
        return Reflect.apply(query, self, given) as unknown
      },
    })
    client.on('end', () => {
      connections.delete(client)
      clearTimeout(silenceTimer)
    })
  })
}

/** The most connections of a pool. */
const connections = 10

/**
 * For public reads: the catalogue, search, advice and content. These reads have their own pool, so
 * that carts and orders never wait for a connection behind a flood of searches.
 */
export const openCatalogueDatabase = (url: string, log: FastifyBaseLogger) => openDatabase(url, log, 6)

/**
 * A connection that breaks while idle, for example at a restart of
 * PostgreSQL, is logged and replaced; without the listeners it would end the process.
 */
export const openDatabase = (
  url: string,
  log: FastifyBaseLogger,
  max = connections,
): { db: PooledDb; pool: Pool } => {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // PostgreSQL keeps the locks of a transaction whose connection is dead until this time has passed.
    idle_in_transaction_session_timeout: 5000,
    application_name: 'shop-api',
    options: `${memoryResident} ${withoutCompiler}`,
  } satisfies PoolConfig)
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke in use'))
  })
  cutSilentConnections(pool, log)
  return { db: drizzle(pool, { casing: 'snake_case' }), pool }
}

/**
 * Runs slow statements, such as a migration, on a separate connection without time limits, and closes it
 * afterwards.
 */
export const withoutTimeLimits = async <T>(
  pool: Pool,
  work: (db: Db & { $client: Client }) => Promise<T>,
): Promise<T> => {
  const client = new Client({
    ...pool.options,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // A broken connection fails the query that waits for it; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(drizzle(client, { casing: 'snake_case' }))
  } finally {
    await client.end()
  }
}
