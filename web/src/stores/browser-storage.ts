type Area = 'localStorage' | 'sessionStorage'

/** Null on the server too, which has no storage. A browser may block storage, also for reading. */
export const readStored = (area: Area, key: string): string | null => {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Null for a text that is not JSON, which another release or an extension may have stored. */
export const readStoredJson = (area: Area, key: string): unknown => {
  try {
    return JSON.parse(readStored(area, key) ?? 'null')
  } catch {
    return null
  }
}

/** Returns whether it is stored: storage may also be full. */
export const writeStored = (area: Area, key: string, value: string): boolean => {
  try {
    window[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const dropStored = (area: Area, key: string): void => {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing is stored.
  }
}

/** Drops all that this tab stores. */
export const clearTab = (): void => {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing is stored.
  }
}
