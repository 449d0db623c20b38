import type { TablePaginationProps } from '@mui/material'
import { Pagination } from 'react-admin'
import { mostCounted } from 'shared-types/contracts/admin/list'

/** `Pagination` passes them on, but its type lacks `labelDisplayedRows`. */
const props: Pick<TablePaginationProps, 'labelDisplayedRows' | 'slotProps'> = {
  labelDisplayedRows: ({ from, to, count }) =>
    `${from}-${to} van ${count === from - 1 + mostCounted ? `${count} of meer` : count}`,
}

/** Of a list that is not counted further than `mostCounted`. */
export const CountedPagination = () => <Pagination {...props} />
