import { z } from 'zod'

export const mostPerPage = 100

/** The page of a list, as React Admin requests it. Filters are added per list. */
export const ListQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(mostPerPage).default(25),
})
export type ListQuery = z.infer<typeof ListQuery>

/** The same of a list with a search: `q` is a part of a text in its rows, such as the title or the address. */
export const ListSearchQuery = ListQuery.extend({ q: z.string().trim().max(100).optional() })
export type ListSearchQuery = z.infer<typeof ListSearchQuery>

/** Lists of orders, customers and products count the rows that fit up to this number: counting all of them is slow. */
export const mostCounted = 1000

/** One page of a list; `total` is the number of rows on all pages. */
export interface Listed<Row> {
  rows: Row[]
  total: number
}

/** The schema of {@link Listed}. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ rows: z.array(row), total: z.int() })
