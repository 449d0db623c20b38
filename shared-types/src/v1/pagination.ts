import { z } from 'zod'

/** Where an answer stands in a list that comes in pages: `total` entries, `page` counts from 1. */
export const Pagination = z.object({
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
  page_count: z.int(),
})
export type Pagination = z.infer<typeof Pagination>
