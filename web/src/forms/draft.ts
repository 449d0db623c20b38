const prefix = 'concept:'

/** What was typed in a form and not sent yet, in this tab only. Gone when it is sent, or the order is placed. */
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

/** How long another tab has to answer: nobody waits for it, and a browser lets tabs that are not in sight take their time. */
const otherTabsMs = 3_000

const channel = () => new BroadcastChannel('concepten')

/**
 * Answers other tabs that ask what was typed here: a second tab knows what the first one does, and still nothing
 * personal is left behind in the browser. Call what it returns to stop.
 */
export const shareDrafts = (): (() => void) => {
  const tabs = channel()
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.ask !== 'string') return
    const values = readDraft(data.ask)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    if (values !== null) tabs.postMessage({ answer: data.ask, values })
  })
  return () => tabs.close()
}

/** What was typed in this form in another tab that is open and not sent yet; null when no tab knows. */
export const askOtherTabs = async (form: string): Promise<unknown> => {
  const tabs = channel()
  try {
    return await new Promise<unknown>((resolve) => {
      tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isRecord(data) && data.answer === form) resolve(data.values)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
      tabs.postMessage({ ask: form })
      setTimeout(() => resolve(null), otherTabsMs)
    })
  } finally {
    tabs.close()
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
