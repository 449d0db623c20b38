import type { AuditEntry } from 'shared-types/contracts/admin/audit-log'
import { formatCents, formatMoment } from '../../ui/format.ts'

type Value = Exclude<AuditEntry['after'], null>[string] | undefined

/** Columns that the shop keeps for itself. */
const internal = /^(id|version|.*_hash)$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value in the words of an employee. Personal data and secrets come as '***'. */
const shown = (column: string, value: Value): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value === 'number') return column.endsWith('_cents') ? formatCents(value) : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value === '***') return 'afgeschermd'
  return moment.test(value) && !Number.isNaN(Date.parse(value)) ? formatMoment(value) : value
}

/** What changed of a row, without what only the program uses, and without what is as empty as before. */
export const changedValues = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((column) => !internal.test(column))
    .map((column) => ({
      column,
      from: shown(column, before?.[column]),
      to: shown(column, after?.[column]),
    }))
    .filter(({ from, to }) => from !== '–' || to !== '–')
