import { useSyncExternalStore } from 'react'

interface Kept<T> {
  /** Of local storage. */
  key: string
  /** An item of what was found there, which may be broken or another's; null of what is none. */
  parse: (value: unknown) => T | null
  /** Items with the same name are one item. */
  nameOf: (item: T) => number | string
  /** The oldest beyond these are forgotten. */
  most: number
}

/**
 * A list that stays in this browser, newest first, the same in every tab. Where storage is full or forbidden it
 * lasts as long as the page.
 */
export const persistedList = <T>({ key, parse, nameOf, most }: Kept<T>) => {
  const listeners = new Set<() => void>()
  let items: T[] | undefined

  const load = (): T[] => {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      const parsed = Array.isArray(found) ? found.map(parse).filter((item) => item !== null) : []
      const names = parsed.map(nameOf)
      return parsed.filter((item, index) => names.indexOf(nameOf(item)) === index).slice(0, most)
    } catch {
      return []
    }
  }
  const read = () => (items ??= load())
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (wanted: T[]) => {
    items = wanted.slice(0, most)
    try {
      localStorage.setItem(key, JSON.stringify(items))
    } catch {
      // Kept for the visit only.
    }
    tell()
  }
  const without = (name: number | string) => read().filter((item) => nameOf(item) !== name)
  const hearOfOtherTabs = (event: StorageEvent) => {
    // Without a key all of the storage was emptied.
    if (event.key !== key && event.key !== null) return
    items = load()
    tell()
  }

  return {
    read,
    /** Puts an item in front, once. */
    put: (item: T) => write([item, ...without(nameOf(item))]),
    remove: (name: number | string) => write(without(name)),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        // Another tab may have written while nobody listened.
        items = load()
        addEventListener('storage', hearOfOtherTabs)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', hearOfOtherTabs)
      }
    },
  }
}

/** Something about a list; `onServer` is what the server says, and the browser until it has hydrated. */
export const usePersisted = <T, S>(
  { read, subscribe }: Pick<ReturnType<typeof persistedList<T>>, 'read' | 'subscribe'>,
  select: (items: T[]) => S,
  onServer: S,
): S =>
  useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => onServer,
  )

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The number of a product or variant, as `/api` takes it. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000_000
