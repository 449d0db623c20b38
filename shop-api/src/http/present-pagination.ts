import type { Pagination } from 'shared-types/contracts/pagination'

/** An empty list has one empty page. */
export const presentPagination = (total: number, page: number, pageSize: number): Pagination => ({
  total,
  page,
  pageSize,
  pageCount: Math.max(1, Math.ceil(total / pageSize)),
})
