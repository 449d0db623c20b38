import { isRecord } from 'shared-types/is-record'
import { apiPaths } from 'shared-types/urls/api-paths'
import { cachedAnswer } from '../api/use-public.ts'
import { clearTab, dropStored, readStored, readStoredJson, writeStored } from '../stores/browser-storage.ts'

const prefix = 'concept:'

interface KnownSession {
  loggedIn: boolean
  customer: { email: string } | null
}

/** The session that was last read in this visit; undefined before the first. */
export const cachedSession = () => cachedAnswer(apiPaths.session) as KnownSession | undefined

/** The customer of this tab. */
const ownerKey = 'account'

/** Call with the session of a login: another customer in this tab must not see what the one before has typed. */
export const noteCustomer = (session: KnownSession | undefined): void => {
  const email = session?.customer?.email
  if (email === undefined) return
  if ((readStored('sessionStorage', ownerKey) ?? email) !== email) clearTab()
  writeStored('sessionStorage', ownerKey, email)
}

/** The unsent input of a form, in this tab. Sending the form or placing the order drops it. */
export const readDraft = (form: string): unknown => {
  noteCustomer(cachedSession())
  return readStoredJson('sessionStorage', prefix + form)
}

/** The fields that a draft stores, by name; null if nothing is chosen yet. Never a password. */
export type DraftFields = Record<string, string | null>

export const storeDraft = (form: string, values: Record<string, unknown>): void => {
  noteCustomer(cachedSession())
  writeStored('sessionStorage', prefix + form, JSON.stringify(values))
}

export const dropDraft = (form: string) => dropStored('sessionStorage', prefix + form)

/**
 * What was typed: the values that differ from the form's own, and those of the earlier draft, as the form may have
 * started with them. A field without input is not stored: after a login the account fills it in.
 * @param wholes names of groups that are stored as one, as parts of two addresses make no address, and of single fields
 * that every draft has
 */
export const typedIn = (
  values: Record<string, unknown>,
  defaults: unknown,
  earlier: unknown,
  wholes: readonly string[] = [],
): Record<string, unknown> => {
  const before = isRecord(defaults) ? defaults : {}
  const drafted = isRecord(earlier) ? earlier : {}
  const typed = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (!isRecord(value)) {
      const isTyped = name in drafted || value !== before[name]
      return isTyped || wholes.includes(name) ? [[name, value]] : []
    }
    const part = typedIn(value, before[name], drafted[name])
    if (Object.keys(part).length === 0) return []
    return [[name, wholes.includes(name) ? value : part]]
  })
  return Object.fromEntries(typed)
}

/** `base` with the draft's values where the shape matches; a draft may come from an older release. No form has lists. */
export const overDraft = <T>(base: T, draft: unknown): T => {
  if (isRecord(base)) {
    if (!isRecord(draft)) return base
    const entries = Object.entries(base).map(([key, value]) => [key, overDraft(value, draft[key])])
    return Object.fromEntries(entries) as T
  }
  const fits =
    base === null
      ? ['string', 'number'].includes(typeof draft)
      : typeof base !== 'object' && typeof draft === typeof base
  return fits ? (draft as T) : base
}
