import { useSyncExternalStore } from 'react'

// The history entry whose page has last said in the head what it is.
let titled: string | null = null
const listeners = new Set<() => void>()

export const markTitled = (key: string) => {
  titled = key
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page of this history entry is there, and the document's title therefore its own. */
export const useIsTitled = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => titled === key,
    () => false,
  )
