import { z } from 'zod'
import { RowId } from './fields.ts'

const pathMessage = 'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.'
const longest = 500

/** An address of this shop, which needs neither a query nor encoding. */
const Path = z
  .string()
  .trim()
  .toLowerCase()
  .max(longest, `Dit is langer dan ${longest} tekens.`)
  .regex(/^\/(?!\/)[a-z0-9/._-]*$/, pathMessage)

/** An address of an earlier shop, which may have other characters, as they are or encoded. */
const OldPath = z
  .string()
  .trim()
  .max(longest, `Dit is langer dan ${longest} tekens.`)
  .regex(/^\/(?!\/)[^?#\\]*$/, pathMessage)

export const NewRedirect = z.strictObject({ fromPath: OldPath, toPath: Path })
export type NewRedirect = z.infer<typeof NewRedirect>

/** Whether the file is applied, or only checked. */
export const RedirectFileQuery = z.strictObject({ apply: z.stringbool() })

/** What a file of redirects adds, and its mistakes. With mistakes, nothing is added. */
export const RedirectImport = z.strictObject({
  added: z.int(),
  /** Lines with a redirect that the shop has already. */
  known: z.int(),
  errors: z.array(z.strictObject({ line: z.int(), from: z.string(), message: z.string() })),
})
export type RedirectImport = z.infer<typeof RedirectImport>

export const StaffRedirect = z.strictObject({
  id: RowId,
  fromPath: z.string(),
  toPath: z.string(),
  createdAt: z.iso.datetime(),
})
export type StaffRedirect = z.infer<typeof StaffRedirect>
