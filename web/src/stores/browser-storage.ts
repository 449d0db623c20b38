type Area = 'localStorage' | 'sessionStorage'

/** Undefined where it fails: the server has no storage, a browser may block it, also for reading, and it may be full. */
const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run()
  } catch {
    return undefined
  }
}

export const readStored = (area: Area, key: string): string | null =>
  attempt(() => window[area].getItem(key)) ?? null

/** Null for a text that is not JSON, which another release or an extension may have stored. */
export const readStoredJson = (area: Area, key: string): unknown =>
  attempt(() => JSON.parse(window[area].getItem(key) ?? 'null')) ?? null

/** Returns whether it is stored. */
export const writeStored = (area: Area, key: string, value: string): boolean =>
  attempt(() => (window[area].setItem(key, value), true)) ?? false

export const dropStored = (area: Area, key: string): void => attempt(() => window[area].removeItem(key))

/** Drops all that this tab stores. */
export const clearTab = (): void => attempt(() => sessionStorage.clear())
