import { Box } from '@mui/material'
import { type FocusEvent, useEffect, useRef } from 'react'
import {
  DataTable,
  type DataTableProps,
  type RaRecord,
  useListContext,
  useResourceDefinition,
} from 'react-admin'

/** Keeps the focus in the list when the row that had it goes: without it, the keyboard starts at the top of the page again. */
const useFocusOfGoneRow = () => {
  // Renders again when rows go.
  useListContext()
  const list = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  })
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target
  }
  return { ref: list, onFocus }
}

/** The table of a list. On a narrow screen it scrolls in its own box, so that the page does not (WCAG 1.4.10). */
export const ListTable = <Row extends RaRecord>(props: DataTableProps<Row>) => {
  const { options } = useResourceDefinition<{ label: string }>()
  return (
    // A wide screen has no box, in which the head would not stay in view.
    <Box
      component="section"
      sx={{ overflowX: { xs: 'auto', md: 'visible' } }}
      tabIndex={0}
      aria-label={options?.label}
      {...useFocusOfGoneRow()}
    >
      <DataTable<Row> bulkActionButtons={false} {...props} />
    </Box>
  )
}
