import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { sql, type SQL } from 'drizzle-orm'
import type { Pool, QueryResultRow } from 'pg'
import { z } from 'zod'
import { withoutTimeLimits, type Tx } from '../db/client.ts'
import { lastKnownMigration, migrateEmptyDatabase } from './prepare-database.ts'
import { isEmpty } from './seed.ts'

// A backup is a gzipped file of lines of JSON: a header, then for each table its name and its rows as text of
// PostgreSQL, and finally the totals and a hash of all preceding lines. It needs no tools of PostgreSQL, which
// the embedded package lacks.

const Header = z.strictObject({
  format: z.literal('sluimer-backup-1'),
  migration: z.string(),
  createdAt: z.string(),
})
const TableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** The totals that must be equal after a restore. */
const Totals = z.strictObject({
  rows: z.record(z.string(), z.number()),
  orders: z.record(z.string(), z.string()),
  payments: z.record(z.string(), z.string()),
  stock: z.string(),
})
type Totals = z.infer<typeof Totals>

const Trailer = z.strictObject({
  totals: Totals,
  sequences: z.record(z.string(), z.string()),
  sha256: z.string(),
})
type Trailer = z.infer<typeof Trailer>

/** A row with bytes can be a photo of more than a megabyte, which is twice as long as text. */
const rowsAtOnce = (hasBytes: boolean): number => (hasBytes ? 20 : 1000)
/** An insert ends at this number of rows, or of characters. */
const insertLimit = { rows: 1000, length: 8_000_000 }

const rowsOf = async <T extends QueryResultRow>(tx: Tx, query: SQL): Promise<T[]> =>
  // Drizzle's type does not express that T is a row.
  (await tx.execute<T>(query)).rows as T[]

const tablesOf = async (tx: Tx): Promise<(z.infer<typeof TableStart> & { hasBytes: boolean })[]> =>
  rowsOf(
    tx,
    sql`select t.table_name as table, array_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.is_generated = 'NEVER') as columns, bool_or(c.data_type = 'bytea') as "hasBytes"
      from information_schema.tables t
      join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by t.table_name order by t.table_name`,
  )

const pairsOf = async (tx: Tx, query: SQL): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await rowsOf<{ name: string; value: string }>(tx, query)).map(({ name, value }) => [name, value]),
  )

const readTotals = async (tx: Tx): Promise<Totals> => {
  const rows: Totals['rows'] = {}
  for (const { table } of await tablesOf(tx)) {
    const [counted] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::float8 as count from ${sql.identifier(table)}`,
    )
    rows[table] = counted?.count ?? 0
  }
  const [stock] = await rowsOf<{ sum: string }>(
    tx,
    sql`select coalesce(sum(stock), 0)::text as sum from variant`,
  )
  return {
    rows,
    orders: await pairsOf(
      tx,
      sql`select state as name, concat(count(*), ' orders, ', sum(total_cents), ' cents, refund due ', sum(refund_due_cents), ', refunded ', sum(refunded_cents)) as value from "order" group by state order by state`,
    ),
    payments: await pairsOf(
      tx,
      sql`select state as name, concat(count(*), ' payments, ', sum(amount_cents), ' cents, stray ', sum(stray_cents), ', refunded ', sum(refunded_cents), ', charged back ', sum(charged_back_cents)) as value from payment group by state order by state`,
    ),
    stock: stock?.sum ?? '',
  }
}

async function* writeLines(tx: Tx): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  const header: z.infer<typeof Header> = {
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

/** Splits at line feeds only: `readline` also splits at U+2028 and U+2029, which JSON does not escape. */
async function* linesOf(unpacked: Readable): AsyncGenerator<string> {
  let line = ''
  for await (const text of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
    const [end = '', ...next] = text.split('\n')
    line += end
    for (const start of next) {
      yield line
      line = start
    }
  }
  if (line !== '') yield line
}

/**
 * Reads the whole file, without changing anything.
 * @throws when it is not a complete backup of this release
 */
const checkFile = async (file: string): Promise<Trailer> => {
  const hash = createHash('sha256')
  let last: string | undefined
  let first: string | undefined
  const unpacked = createGunzip()
  const readAll = async () => {
    for await (const text of linesOf(unpacked)) {
      if (last !== undefined) hash.update(`${last}\n`)
      first ??= text
      last = text
    }
  }
  const broken = (cause?: unknown) =>
    new Error(`${file} is damaged or not complete, or is no backup; nothing was written`, { cause })
  const parse = <T>(schema: z.ZodType<T>, text: string | undefined): T => {
    try {
      return schema.parse(JSON.parse(text ?? ''))
    } catch (error) {
      throw broken(error)
    }
  }
  const source = await open(file).then(
    (handle) => handle.createReadStream(),
    (error: unknown) => {
      throw new Error(`${file} cannot be read`, { cause: error })
    },
  )
  try {
    await Promise.all([pipeline(source, unpacked), readAll()])
  } catch (error) {
    throw broken(error)
  }
  const { migration } = parse(Header, first)
  const trailer = parse(Trailer, last)
  if (trailer.sha256 !== hash.digest('hex')) throw broken()
  if (migration !== lastKnownMigration()) {
    throw new Error(
      `${file} has the schema ${migration}, and this release ${lastKnownMigration()}. Restore it with the release that made it, then migrate.`,
    )
  }
  return trailer
}

/** Foreign keys are added again after the rows, which also checks them. */
const withoutForeignKeys = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  const keys = await rowsOf<{ drop: string; add: string }>(
    tx,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { drop } of keys) await tx.execute(sql.raw(drop))
  await work()
  for (const { add } of keys) await tx.execute(sql.raw(add))
}

const insertRows = (tx: Tx, { table, columns }: z.infer<typeof TableStart>, rows: string[]) => {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((name) => sql`(whole).${sql.identifier(name)}`),
    sql`, `,
  )
  return tx.execute(
    sql`insert into ${sql.identifier(table)} (${names}) overriding system value
      select ${values} from (select text::${sql.identifier(table)} as whole from unnest(${sql.param(rows)}::text[]) as text offset 0) as typed`,
  )
}

const loadRows = async (tx: Tx, file: string): Promise<void> => {
  let table: z.infer<typeof TableStart> | null = null
  let rows: string[] = []
  let length = 0
  const flush = async () => {
    if (table && rows.length > 0) await insertRows(tx, table, rows)
    rows = []
    length = 0
  }
  for await (const text of linesOf(createReadStream(file).pipe(createGunzip()))) {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'string') {
      rows.push(value)
      length += value.length
      if (rows.length >= insertLimit.rows || length >= insertLimit.length) await flush()
    } else {
      await flush()
      table = TableStart.safeParse(value).data ?? null
    }
  }
}

const notEmpty = () =>
  new Error('The database is not empty. A backup is restored only into a new database or data folder.')

/** A shop without products has texts. Employees and shoppers can also be in a database that was never seeded. */
const isFilled = async (tx: Tx): Promise<boolean> => {
  if (!(await isEmpty(tx))) return true
  const [found] = await rowsOf<{ filled: boolean }>(
    tx,
    sql`select exists (select from category) or exists (select from staff_account) or exists (select from "order") or exists (select from customer) as filled`,
  )
  return found?.filled !== false
}

/** A restore that failed leaves a schema without rows, which may be filled later. */
const requireEmpty = (pool: Pool): Promise<void> =>
  withoutTimeLimits(pool, (db) =>
    db.transaction(async (tx) => {
      const tables = await tablesOf(tx)
      if (tables.length === 0) return
      const isOurs = tables.some(({ table }) => table === 'staff_account')
      if (!isOurs || (await isFilled(tx))) throw notEmpty()
    }),
  )

/**
 * Fills an empty database from a file, in one transaction that ends only if the totals are equal.
 * @throws when the file is not complete, or the database is not empty
 */
export const restoreBackup = async (pool: Pool, file: string): Promise<Totals> => {
  const trailer = await checkFile(file)
  await requireEmpty(pool)
  await migrateEmptyDatabase(pool)
  return withoutTimeLimits(pool, (db) =>
    db.transaction(async (tx) => {
      const tables = await tablesOf(tx)
      const names = sql.join(
        tables.map(({ table }) => sql.identifier(table)),
        sql`, `,
      )
      await tx.execute(sql`lock table ${names} in access exclusive mode`)
      // Another process can have filled it in the meantime.
      if (await isFilled(tx)) throw notEmpty()
      await withoutForeignKeys(tx, async () => {
        // Migrations can write rows of their own. Triggers would write rows that the backup already has.
        await tx.execute(sql`truncate ${names}`)
        for (const { table } of tables) {
          await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`)
        }
        await loadRows(tx, file)
      })
      for (const { table } of tables) {
        await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`)
      }
      for (const [name, value] of Object.entries(trailer.sequences)) {
        await tx.execute(sql`select setval(format('%I', ${name}::text)::regclass, ${value}::bigint)`)
      }
      const totals = await readTotals(tx)
      if (!isDeepStrictEqual(totals, trailer.totals)) {
        throw new Error('The restored totals differ from those of the backup; nothing was written.')
      }
      return totals
    }),
  )
}
