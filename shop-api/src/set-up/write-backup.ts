import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { escapeIdentifier, type Client, type Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { withoutTimeLimits, type Db } from '../db/client.ts'
import { lastKnownMigration } from './prepare-database.ts'
import { pairsOf, readTotals, tablesOf, type Header, type Totals, type Trailer } from './backup-format.ts'

/**
 * PostgreSQL streams the rows, each as a line with its JSON string: memory depends on no number of rows, and on no
 * size of one. JSON escapes the quote and the delimiter that are named here, so that `copy` adds no escapes.
 */
const copyOf = (table: string): string =>
  `copy (select to_json(whole::text) from ${escapeIdentifier(table)} as whole) to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`

async function* writeLines(db: Db & { $client: Client }): AsyncGenerator<string | Buffer> {
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
  for (const { table, columns } of await tablesOf(db)) {
    yield line({ table, columns })
    for await (const lines of db.$client.query(copyTo(copyOf(table))) as AsyncIterable<Buffer>) {
      hash.update(lines)
      yield lines
    }
  }
  const totals = await readTotals(db)
  // Sequences are not part of a snapshot: they may be ahead of it, never behind.
  const sequences = await pairsOf(
    db,
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
    const totals = await withoutTimeLimits(pool, async (db) => {
      // It ends with the connection: a rollback would wait for the rest of a table when the file cannot be written.
      await db.execute(sql`begin transaction isolation level repeatable read read only`)
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
      await pipeline(Readable.from(writeLines(db)), createGzip(), target)
      return readTotals(db)
    })
    await rename(unfinished, file)
    return totals
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
