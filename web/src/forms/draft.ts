import type { Session } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isRecord } from 'shared-types/is-record'
import { cachedAnswer } from '../api/use-public.ts'
import { clearTab, dropStored, readStored, readStoredJson, writeStored } from '../stores/browser-storage.ts'

const prefix = 'concept:'

/** The customer of this tab. */
const ownerKey = 'account'

/** Call when a customer logs in: another one in this tab must not see what the one before has typed. */
export const noteCustomer = ({ customer }: Pick<Session, 'customer'>): void => {
  if (!customer) return
  if ((readStored('sessionStorage', ownerKey) ?? customer.email) !== customer.email) clearTab()
  writeStored('sessionStorage', ownerKey, customer.email)
}

/** The customer may also have logged in, or changed, in another tab. */
const noteSession = () => {
  const session = cachedAnswer(apiPaths.session) as Session | undefined
  if (session) noteCustomer(session)
}

/** The unsent input of a form, in this tab. Sending the form or placing the order drops it. */
export const readDraft = (form: string): unknown => {
  noteSession()
  return readStoredJson('sessionStorage', prefix + form)
}

/** The fields that a draft stores, by name; null if nothing is chosen yet. Never a password. */
export type DraftFields = Record<string, string | null>

export const storeDraft = (form: string, values: Record<string, unknown>): void => {
  noteSession()
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
