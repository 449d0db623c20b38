import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { withoutTimeLimits, type Tx } from '../db/client.ts'
import { lastKnownMigration } from './prepare-database.ts'
import {
  pairsOf,
  readTotals,
  rowsOf,
  tablesOf,
  type Header,
  type Totals,
  type Trailer,
} from './backup-format.ts'

/** A row with bytes can be a photo of more than a megabyte, which is twice as long as text. */
const rowsAtOnce = (hasBytes: boolean): number => (hasBytes ? 20 : 1000)

async function* writeLines(tx: Tx): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  const header: Header = {
    format: 'sluimer-backup-1',
    migration: lastKnownMigration(),
    createdAt: new Date().toISOString(),
  }
  yield line(header)
  for (const { table, columns, hasBytes } of await tablesOf(tx)) {
    yield line({ table, columns })
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select whole::text as row from ${sql.identifier(table)} as whole`,
    )
    for (;;) {
      const rows = await rowsOf<{ row: string }>(
        tx,
        sql.raw(`fetch ${rowsAtOnce(hasBytes)} from backup_rows`),
      )
      if (rows.length === 0) break
      yield rows.map(({ row }) => line(row)).join('')
    }
    await tx.execute(sql`close backup_rows`)
  }
  const totals = await readTotals(tx)
  // Sequences are not part of a snapshot: they may be ahead of it, never behind.
  const sequences = await pairsOf(
    tx,
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  yield `${JSON.stringify({ totals, sequences, sha256: hash.digest('hex') } satisfies Trailer)}\n`
}

/** Writes the database to a new file, as it is at one moment. The shop can be running. */
export const writeBackup = async (pool: Pool, file: string): Promise<Totals> => {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${file} exists already; a backup overwrites nothing`)
  const unfinished = `${file}.unfinished`
  try {
    const totals = await withoutTimeLimits(pool, (db) =>
      db.transaction(
        async (tx) => {
          const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
          await pipeline(Readable.from(writeLines(tx)), createGzip(), target)
          return readTotals(tx)
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    )
    await rename(unfinished, file)
    return totals
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
