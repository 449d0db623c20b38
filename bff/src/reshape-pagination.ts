import type { Pagination } from 'shared-types/api/pagination'
import type { Pagination as V1Pagination } from 'shared-types/v1/pagination'

export const reshapePagination = ({ total, page, page_size, page_count }: V1Pagination): Pagination => ({
  total,
  page,
  pageSize: page_size,
  pageCount: page_count,
})
