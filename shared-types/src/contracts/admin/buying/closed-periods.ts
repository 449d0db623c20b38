import { z } from 'zod'
import { RowId } from '../fields.ts'

/** Periods that are over do not count. */
export const mostClosedPeriods = 50
/** The promise of a day is not useful if the shop is closed for longer. */
export const longestClosure = 60
export const longestClosureName = 60

const day = z.iso.date('Vul een datum in.')

/** Days on which the shop sends nothing, both included. */
export const NewClosedPeriod = z.strictObject({
  firstDay: day,
  lastDay: day,
  name: z
    .string()
    .trim()
    .max(longestClosureName, `Gebruik hooguit ${longestClosureName} tekens.`)
    .default(''),
})
export type NewClosedPeriod = z.infer<typeof NewClosedPeriod>

export const StaffClosedPeriod = z.strictObject({
  id: RowId,
  firstDay: z.string(),
  lastDay: z.string(),
  name: z.string(),
})
export type StaffClosedPeriod = z.infer<typeof StaffClosedPeriod>
