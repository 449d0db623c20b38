import { isRowId } from 'shared-types/ids/row-id'
import { create } from 'zustand'
import { readStoredJson, writeStored } from './browser-storage.ts'

interface Options<T> {
  /** In local storage. */
  key: string
  /** Validates a stored item, which may be broken or not ours: null if it is invalid. */
  parse: (value: unknown) => T | null
  /** Items with the same name are the same item. */
  nameOf: (item: T) => number | string
  /** Older items beyond this number are dropped. */
  most: number
}

/**
 * A list stored in this browser, newest first, the same in every tab. If storage is full or blocked it lasts as long as
 * the page.
 */
export const persistedList = <T>({ key, parse, nameOf, most }: Options<T>) => {
  const load = (): T[] => {
    const found = readStoredJson('localStorage', key)
    const parsed = Array.isArray(found) ? found.map(parse).filter((item) => item !== null) : []
    const names = parsed.map(nameOf)
    return parsed.filter((item, index) => names.indexOf(nameOf(item)) === index).slice(0, most)
  }
  // Null on the server, and in the first render that must equal it.
  const useItems = create<T[] | null>(() => null)
  const read = (): T[] => useItems.getState() ?? []
  const setItems = (items: T[]) => useItems.setState(items, true)
  const write = (items: T[]) => {
    setItems(items.slice(0, most))
    writeStored('localStorage', key, JSON.stringify(read()))
  }
  const without = (name: number | string) => read().filter((item) => nameOf(item) !== name)

  if (typeof window !== 'undefined') {
    setItems(load())
    addEventListener('storage', (event) => {
      // Another tab wrote this list, or (without a key) emptied the storage.
      if (event.key === key || event.key === null) setItems(load())
    })
  }
  return {
    useItems,
    read,
    /** Moves or adds an item to the front. */
    put: (item: T) => write([item, ...without(nameOf(item))]),
    remove: (name: number | string) => write(without(name)),
    replace: write,
  }
}

/** Whether a value is a product or variant id that `/api` accepts. */
export const isId = (value: unknown): value is number => typeof value === 'number' && isRowId(String(value))
