import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { readCommandConfig, type Config } from '../config.ts'
import { openDatabase, type PooledDb } from '../db/client.ts'
import {
  openEmbeddedPostgres,
  runningEmbeddedPostgres,
  shopDatabase,
} from '../../embedded-postgres/embedded.ts'
import type { readyDatabase } from '../set-up/prepare-database.ts'
import { createLog } from '../log.ts'

interface OpenedDatabase {
  config: Config
  db: PooledDb
  pool: Pool
  log: FastifyBaseLogger
  close: () => Promise<void>
}

/** Connects to the PostgreSQL of the running shop, or starts one when none runs on the data folder. */
const reach = async (
  { database }: Config,
  log: FastifyBaseLogger,
): Promise<{ url: string; release: () => Promise<void> }> => {
  if (database.kind === 'server') return { url: database.url, release: async () => {} }
  const running = runningEmbeddedPostgres(database.folder, log)
  if (running) return { url: running.url(shopDatabase), release: async () => {} }
  const postgres = await openEmbeddedPostgres({ dataDir: database.folder, log })
  return { url: postgres.url(shopDatabase), release: postgres.stop }
}

/**
 * Opens the database of `DATABASE_URL` or `DATA_DIR`.
 * @param folder the data folder when neither is set
 * @param ready checks or migrates the database
 */
export const openOwnDatabase = async (
  folder: string,
  ready: typeof readyDatabase,
): Promise<OpenedDatabase> => {
  const config = readCommandConfig(folder)
  const log = createLog('warn')
  const { url, release } = await reach(config, log)
  const { db, pool } = openDatabase(url, log)
  const close = async () => {
    await pool.end()
    await release()
  }
  try {
    await ready(pool, config)
  } catch (error) {
    await close()
    throw error
  }
  return { config, db, pool, log, close }
}
