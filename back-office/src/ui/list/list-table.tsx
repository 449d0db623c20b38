import { Box } from '@mui/material'
import {
  DataTable,
  type DataTableProps,
  type RaRecord,
  useListContext,
  useResourceDefinition,
} from 'react-admin'
import { Failed } from '../failure/failed.tsx'
import { useFocusOfGone } from './use-focus-of-gone.ts'

/** The table of a list. On a narrow screen it scrolls in its own box, so that the page does not (WCAG 1.4.10). */
export const ListTable = <Row extends RaRecord>(props: DataTableProps<Row>) => {
  const { options } = useResourceDefinition<{ label: string }>()
  // Rows that were read before stay.
  const { error, data, refetch } = useListContext<Row>()
  return (
    // A wide screen has no box, in which the head would not stay in view.
    <Box
      component="section"
      sx={{ overflowX: { xs: 'auto', md: 'visible' } }}
      tabIndex={0}
      aria-label={options?.label}
      {...useFocusOfGone()}
    >
      {error && !data ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <DataTable<Row> bulkActionButtons={false} {...props} />
      )}
    </Box>
  )
}
