import { z } from 'zod'
import { RowId } from './fields.ts'
import { ListQuery } from './list.ts'

export const AuditQuery = ListQuery.extend({
  table: z.string().max(63).optional(),
  /** The id of a row, the number of an order or the number of an article. */
  row: z.string().trim().max(64).optional(),
  /** The id of the employee. */
  staff: z.coerce.number().pipe(RowId).optional(),
  /** Days in the Netherlands, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** One changed row. `before` is null for a new row, `after` for a deleted one; both have only what changed. */
export const AuditEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  email: z.string(),
  action: z.string(),
  table: z.string(),
  row: z.string(),
  before: z.record(z.string(), z.json()).nullable(),
  after: z.record(z.string(), z.json()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
