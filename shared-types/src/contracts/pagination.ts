import { z } from 'zod'

/** Where an answer stands in a list that comes in pages: `total` entries, `page` counts from 1. */
export const Pagination = z.strictObject({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
})
export type Pagination = z.infer<typeof Pagination>
