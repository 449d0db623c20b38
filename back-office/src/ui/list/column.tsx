import type { MouseEvent, ReactNode } from 'react'
import {
  DataTable,
  type DataTableColumnProps,
  Link,
  NumberField,
  type RaRecord,
  useDataTableCallbacksContext,
  useFieldValue,
  useGetPathForRecord,
} from 'react-admin'
import { formatCents, formatMoment } from '../format.ts'

/** A column of a list. The server has one order for each list, so that no column sorts it. */
export const Column = <Row extends object = Record<string, unknown>>(props: DataTableColumnProps<Row>) => (
  <DataTable.Col<Row> disableSort {...props} />
)

/** Opens what a click on the row opens. */
const RecordLink = ({ children }: { children: ReactNode }) => {
  const { rowClick } = useDataTableCallbacksContext()
  const path = useGetPathForRecord({
    link:
      typeof rowClick === 'function'
        ? (record: RaRecord, resource: string) => rowClick(record.id, resource, record)
        : rowClick,
  })
  if (!path) return children
  return (
    // Without the row's own listener, which would open it a second time.
    <Link to={path} onClick={(event: MouseEvent) => event.stopPropagation()}>
      {children}
    </Link>
  )
}

const Text = (props: { source: string }) => useFieldValue<Record<string, string | null>>(props)

/** The column that names the record of a row: rows listen to clicks only, and a keyboard needs a link. */
export const LinkColumn = <Row extends object = Record<string, unknown>>({
  render,
  ...props
}: DataTableColumnProps<Row> & { source: string }) => (
  <Column<Row>
    {...props}
    render={(record) => <RecordLink>{render ? render(record) : <Text source={props.source} />}</RecordLink>}
  />
)

type ColumnOfOneField = DataTableColumnProps & { source: string; label: string }

export const NumberColumn = (props: ColumnOfOneField) => (
  <Column {...props} field={NumberField} align="right" />
)

const Moment = (props: { source: string }) => {
  const moment = useFieldValue<Record<string, string | null>>(props)
  return moment && formatMoment(moment)
}

/** A date with its time; empty if the record has none. */
export const MomentColumn = (props: ColumnOfOneField) => (
  <Column {...props} field={Moment} sx={{ whiteSpace: 'nowrap' }} />
)

const Cents = (props: { source: string }) => formatCents(useFieldValue<Record<string, number>>(props))

/** An amount, which the record has in cents. */
export const CentsColumn = (props: ColumnOfOneField) => <Column {...props} field={Cents} align="right" />
