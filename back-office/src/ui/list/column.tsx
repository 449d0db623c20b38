import { DataTable, type DataTableColumnProps, NumberField, useFieldValue } from 'react-admin'
import { formatCents, formatMoment } from '../format.ts'

/** A column of a list. The server has one order for each list, so that no column sorts it. */
export const Column = <Row extends object = Record<string, unknown>>(props: DataTableColumnProps<Row>) => (
  <DataTable.Col<Row> disableSort {...props} />
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
export const MomentColumn = (props: ColumnOfOneField) => <Column {...props} field={Moment} />

const Cents = (props: { source: string }) => formatCents(useFieldValue<Record<string, number>>(props))

/** An amount, which the record has in cents. */
export const CentsColumn = (props: ColumnOfOneField) => <Column {...props} field={Cents} align="right" />
