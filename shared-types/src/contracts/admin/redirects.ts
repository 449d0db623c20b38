import { z } from 'zod'
import { RowId } from './fields.ts'

/** An address of this shop, which needs neither a query nor encoding. */
const Path = z
  .string()
  .trim()
  .toLowerCase()
  .max(500, 'Dit is langer dan 500 tekens.')
  .regex(
    /^\/(?!\/)[a-z0-9/._-]*$/,
    'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.',
  )

export const NewRedirect = z.strictObject({ fromPath: Path, toPath: Path })
export type NewRedirect = z.infer<typeof NewRedirect>

export const StaffRedirect = z.strictObject({
  id: RowId,
  fromPath: z.string(),
  toPath: z.string(),
  createdAt: z.iso.datetime(),
})
export type StaffRedirect = z.infer<typeof StaffRedirect>
