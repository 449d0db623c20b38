import { isRecord } from 'shared-types/is-record'
import { dropStored, readStoredJson, writeStored } from '../stores/browser-storage.ts'

const prefix = 'concept:'

/** The unsent input of a form, in this tab. Sending the form or placing the order drops it. */
export const readDraft = (form: string): unknown => readStoredJson('sessionStorage', prefix + form)

/** The fields that a draft stores, by name; null if nothing is chosen yet. Never a password. */
export type DraftFields = Record<string, string | null>

export const storeDraft = (form: string, values: Record<string, unknown>, fields?: DraftFields) => {
  const held = fields ? Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])) : values
  writeStored('sessionStorage', prefix + form, JSON.stringify(held))
}

export const dropDraft = (form: string) => dropStored('sessionStorage', prefix + form)

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
