import type { Pagination } from 'shared-types/v1/pagination'

/** An empty list has one page, which is empty. */
export const presentPagination = (total: number, page: number, pageSize: number): Pagination => ({
  total,
  page,
  page_size: pageSize,
  page_count: Math.max(1, Math.ceil(total / pageSize)),
})
