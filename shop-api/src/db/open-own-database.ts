import type { Pool } from 'pg'
import { readCommandConfig } from '../config.ts'
import { openDatabase, type Db } from './client.ts'
import { openEmbeddedPostgres, shopDatabase } from './embedded.ts'
import { prepareDatabase } from './migrate.ts'
import { createLog } from '../log.ts'

export interface OpenedDatabase {
  db: Db
  pool: Pool
  close: () => Promise<void>
}

/**
 * The database that `DATABASE_URL` or `DATA_DIR` names, migrated and seeded.
 * @param folder the data folder when neither is set
 */
export const openOwnDatabase = async (folder: string): Promise<OpenedDatabase> => {
  const config = readCommandConfig(folder)
  const log = createLog('warn')
  const postgres =
    config.database.kind === 'embedded'
      ? await openEmbeddedPostgres({ dataDir: config.database.folder, log })
      : null
  const url = config.database.kind === 'server' ? config.database.url : (postgres?.url(shopDatabase) ?? '')
  const { db, pool } = openDatabase(url, log)
  const close = async () => {
    await pool.end()
    await postgres?.stop()
  }
  try {
    await prepareDatabase(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db, pool, close }
}
