import { afterEach, beforeEach, vi } from 'vitest'

/**
 * For a test file of code that works in a browser: a window with a local storage, limited to what the stores
 * use. It is new for each test and removed afterwards, since the files of a worker share their globals.
 */
export const fakeBrowser = () => {
  const stored = new Map<string, string>()
  let isBlocked = false
  let events = new EventTarget()
  const assertAllowed = (error: string) => {
    if (isBlocked) throw new Error(error)
  }

  beforeEach(() => {
    stored.clear()
    isBlocked = false
    events = new EventTarget()
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => {
        assertAllowed('SecurityError')
        return stored.get(key) ?? null
      },
      setItem: (key: string, value: string) => {
        assertAllowed('QuotaExceededError')
        stored.set(key, value)
      },
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  return {
    /** What the local storage holds. */
    stored,
    /** Makes local storage throw, as a browser does that blocks it. */
    blockStorage: () => {
      isBlocked = true
    },
    /** Another tab changed the key; null means that it cleared the storage. */
    changeInOtherTab: (key: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
}
