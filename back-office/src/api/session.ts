import { useSyncExternalStore } from 'react'

let renewal: PromiseWithResolvers<void> | null = null
const watchers = new Set<() => void>()

const setRenewal = (next: typeof renewal) => {
  renewal = next
  for (const update of watchers) update()
}

const watch = (update: () => void) => {
  watchers.add(update)
  return () => {
    watchers.delete(update)
  }
}

/** Whether requests wait for a login. The calling component lets the employee log in. */
export const useSessionEnded = (): boolean => useSyncExternalStore(watch, () => renewal !== null)

/** Resolves after the next login. Null when no component lets the employee log in. */
export const waitForLogin = (): Promise<void> | null => {
  if (watchers.size === 0) return null
  if (!renewal) setRenewal(Promise.withResolvers())
  return renewal?.promise ?? null
}

/** Lets the waiting requests continue. */
export const continueSession = () => {
  renewal?.resolve()
  setRenewal(null)
}
