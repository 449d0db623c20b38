import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { withoutTimeLimits, type Tx } from '../db/client.ts'
import { passwordReset, shopperSession } from '../db/schema/buying/customer.ts'
import { staffSession } from '../db/schema/staff.ts'
import { skipNumbers } from '../order/numbering/draw-number.ts'
import { lastKnownMigration, migrateEmptyDatabase } from './prepare-database.ts'
import { isEmpty } from './seed.ts'
import { Header, readTotals, rowsOf, TableStart, tablesOf, Trailer, type Totals } from './backup-format.ts'

/** An insert ends at this number of rows, or of characters. */
const insertLimit = { rows: 1000, length: 8_000_000 }

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

const insertRows = (tx: Tx, { table, columns }: TableStart, rows: string[]) => {
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
  let table: TableStart | null = null
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

/** Numbers of orders and invoices that a restore skips. More than a shop gives out between two backups. */
export const skippedNumbers = 10_000

/**
 * What happened after the backup is lost, but not undone: shoppers have orders and invoices with the next numbers,
 * and logins may have been ended, and links used.
 */
const expectLostPeriod = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select setval('order_number', nextval('order_number') + ${skippedNumbers}::int)`)
  await skipNumbers(tx, skippedNumbers)
  // A session remains, as its cart needs it.
  await tx.update(shopperSession).set({ customerId: null, loginEndsAt: null })
  await tx.delete(staffSession)
  await tx.delete(passwordReset)
}

/**
 * Fills an empty database from a file, in one transaction that ends only if the totals are equal.
 * @param moved nothing was changed since the backup, so that the shop goes on as it was
 * @throws when the file is not complete, or the database is not empty
 */
export const restoreBackup = async (
  pool: Pool,
  file: string,
  { moved }: { moved: boolean },
): Promise<Totals> => {
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
      if (!moved) await expectLostPeriod(tx)
      return totals
    }),
  )
}
