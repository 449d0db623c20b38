import { z } from 'zod'
import { longestOldAddress } from '../../servers/old-address.ts'
import { RowId } from './fields.ts'

const pathMessage = 'Vul een adres van deze winkel in dat met / begint, zoals /wonen/plaids/.'
const longest = longestOldAddress
export const tooLongAddress = `Dit is langer dan ${longest} tekens.`

/** An address of this shop, which needs neither a query nor encoding. */
const Path = z
  .string()
  .trim()
  .toLowerCase()
  .max(longest, tooLongAddress)
  .regex(/^\/(?!\/)[a-z0-9/._-]*$/, pathMessage)

/** An address of an earlier shop, which may have a query, and other characters, as they are or encoded. */
const OldPath = z
  .string()
  .trim()
  .max(longest, tooLongAddress)
  .regex(/^\/(?!\/)[^#\\]*$/, pathMessage)

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
