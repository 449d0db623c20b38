import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { mostCounted, type Listed, type ListQuery } from 'shared-types/contracts/admin/list'
import type { Db } from './client.ts'

/** A query with an order, without a limit. */
interface Rows<Row> {
  limit: (rows: number) => { offset: (rows: number) => PromiseLike<Row[]> }
}

const skippedBefore = ({ page, perPage }: ListQuery) => (page - 1) * perPage

/** The rows that fit, up to `mostCounted` after those of earlier pages, so that there is always a next page. */
export const countUpTo = (
  db: Db,
  table: PgTable,
  chosen: SQL | undefined,
  paging: ListQuery,
): PromiseLike<number> =>
  chosen
    ? db.$count(
        db
          .select({ one: sql`1`.as('one') })
          .from(table)
          .where(chosen)
          .limit(skippedBefore(paging) + mostCounted)
          .as('found'),
      )
    : db.$count(table)

/** The requested page of the rows, with the number of rows on all pages. */
export const readPage = async <Row>(
  paging: ListQuery,
  all: Rows<Row>,
  counted: PromiseLike<number>,
): Promise<Listed<Row>> => {
  const [rows, total] = await Promise.all([all.limit(paging.perPage).offset(skippedBefore(paging)), counted])
  return { rows, total }
}
