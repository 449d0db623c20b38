const prefix = 'concept:'

/** What was typed in a form and not sent yet, in this tab only. Gone when it is sent, or the order is placed. */
export const readDraft = (form: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null')
  } catch {
    return null
  }
}

export const keepDraft = (form: string, values: unknown) => {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(values))
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
