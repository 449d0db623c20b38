import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the shopper has asked to see the cookie question again. */
export const useIsReopened = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )

export const reopenQuestion = (open: boolean) => {
  isOpen = open
  for (const listener of listeners) listener()
}
