import { z } from 'zod'

/** The position of an answer in a paged list: `total` is the number of entries, `page` counts from 1. */
export const Pagination = z.strictObject({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
})
export type Pagination = z.infer<typeof Pagination>
