import { sql, type SQL } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import { z } from 'zod'
import type { Db } from '../db/client.ts'

// A backup is a gzipped file of lines of JSON: a header, then for each table its name and its rows as text of
// PostgreSQL, and finally the totals and a hash of all preceding lines. It needs no tools of PostgreSQL, which
// the embedded package lacks.

export const Header = z.strictObject({
  format: z.literal('sluimer-backup-1'),
  migration: z.string(),
  createdAt: z.string(),
})
export type Header = z.infer<typeof Header>

export const TableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
export type TableStart = z.infer<typeof TableStart>

/** The totals that must be equal after a restore. */
const Totals = z.strictObject({
  rows: z.record(z.string(), z.number()),
  orders: z.record(z.string(), z.string()),
  payments: z.record(z.string(), z.string()),
  stock: z.string(),
})
export type Totals = z.infer<typeof Totals>

export const Trailer = z.strictObject({
  totals: Totals,
  sequences: z.record(z.string(), z.string()),
  sha256: z.string(),
})
export type Trailer = z.infer<typeof Trailer>

/** A database or a transaction. */
type Executor = Pick<Db, 'execute'>

export const rowsOf = async <T extends QueryResultRow>(db: Executor, query: SQL): Promise<T[]> =>
  // Drizzle's type does not express that T is a row.
  (await db.execute<T>(query)).rows as T[]

export const tablesOf = async (db: Executor): Promise<TableStart[]> =>
  rowsOf(
    db,
    sql`select t.table_name as table, array_agg(c.column_name::text order by c.ordinal_position)
        filter (where c.is_generated = 'NEVER') as columns
      from information_schema.tables t
      join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by t.table_name order by t.table_name`,
  )

export const pairsOf = async (db: Executor, query: SQL): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await rowsOf<{ name: string; value: string }>(db, query)).map(({ name, value }) => [name, value]),
  )

export const readTotals = async (db: Executor): Promise<Totals> => {
  const rows: Totals['rows'] = {}
  for (const { table } of await tablesOf(db)) {
    const [counted] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::float8 as count from ${sql.identifier(table)}`,
    )
    rows[table] = counted?.count ?? 0
  }
  const [stock] = await rowsOf<{ sum: string }>(
    db,
    sql`select coalesce(sum(stock), 0)::text as sum from variant`,
  )
  return {
    rows,
    orders: await pairsOf(
      db,
      sql`select state as name, concat(count(*), ' orders, ', sum(total_cents), ' cents, refund due ', sum(refund_due_cents), ', refunded ', sum(refunded_cents)) as value from "order" group by state order by state`,
    ),
    payments: await pairsOf(
      db,
      sql`select state as name, concat(count(*), ' payments, ', sum(amount_cents), ' cents, stray ', sum(stray_cents), ', refunded ', sum(refunded_cents), ', charged back ', sum(charged_back_cents)) as value from payment group by state order by state`,
    ),
    stock: stock?.sum ?? '',
  }
}
