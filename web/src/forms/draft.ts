const prefix = 'concept:'

/** What was typed in a form and not sent yet, in this tab. It goes when the form is sent or the order is placed. */
export const readDraft = (form: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null')
  } catch {
    return null
  }
}

/** Fields by name, with null where nothing is chosen yet: those of a form that a draft holds. Never a password. */
export type DraftFields = Record<string, string | null>

export const keepDraft = (form: string, values: Record<string, unknown>, fields?: DraftFields) => {
  const held = fields ? Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])) : values
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(held))
  } catch {
    // Storage is full or switched off: typing goes on, only a reload will ask for it again.
  }
}

export const dropDraft = (form: string) => {
  try {
    sessionStorage.removeItem(prefix + form)
  } catch {
    // Where nothing can be stored nothing was.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** `base` with what a draft has of the same shape. A draft may be of an older shop, so nothing else is taken from it. */
export const overDraft = <T>(base: T, draft: unknown): T => {
  if (isRecord(base) && isRecord(draft)) {
    const entries = Object.entries(base).map(([key, value]) => [key, overDraft(value, draft[key])])
    return Object.fromEntries(entries) as T
  }
  const fits =
    base === null
      ? ['string', 'number'].includes(typeof draft)
      : typeof draft === typeof base && draft !== null
  return fits ? (draft as T) : base
}
