import type { TablePaginationProps } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'
import { mostCounted } from 'shared-types/contracts/admin/list'

type TablePaginationPart = Pick<TablePaginationProps, 'labelDisplayedRows' | 'slotProps'>

/** Not of a list that could not be read, which has no number of rows. */
export const ListPagination = (props: TablePaginationPart) => {
  const { error, data } = useListContext()
  return error && !data ? null : <Pagination {...props} />
}

/** `Pagination` passes them on, but its type lacks `labelDisplayedRows`. */
const counted: TablePaginationPart = {
  labelDisplayedRows: ({ from, to, count }) =>
    `${from}-${to} van ${count === from - 1 + mostCounted ? `${count} of meer` : count}`,
}

/** The pagination of a list that counts at most `mostCounted` rows. */
export const CountedPagination = () => <ListPagination {...counted} />
