import { z } from 'zod'

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
