import type { ImportColumn, ImportedRow } from 'shared-types/contracts/admin/assortment/imports'
import { columns, type ParsedRow } from './columns.ts'

export interface CellError {
  line: number
  column: ImportColumn
  message: string
}

/** Validates each cell of the lines, without comparing it with the shop. */
export const parseCells = (rows: ImportedRow[]): { parsed: ParsedRow[]; errors: CellError[] } => {
  const errors: CellError[] = []
  const seen = new Map<string, number>()
  const parsed = rows.flatMap(({ line, cells }): ParsedRow[] => {
    const values: Record<string, unknown> = {}
    for (const [column, text] of Object.entries(cells) as [ImportColumn, string][]) {
      const { name, read } = columns[column]
      const outcome = read(text)
      if ('message' in outcome) errors.push({ line, column, message: outcome.message })
      else values[name] = outcome.value
    }
    const { sku } = values
    if (typeof sku !== 'string') {
      if (cells.artikelnummer === undefined)
        errors.push({ line, column: 'artikelnummer', message: 'Het artikelnummer ontbreekt.' })
      return []
    }
    const earlier = seen.get(sku)
    if (earlier !== undefined)
      errors.push({
        line,
        column: 'artikelnummer',
        message: `Dit artikelnummer staat ook op regel ${earlier}.`,
      })
    seen.set(sku, line)
    return [{ line, ...values, sku }]
  })
  return { parsed, errors }
}
