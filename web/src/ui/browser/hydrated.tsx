import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, which must match it; true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Parts that are loaded later: the server cannot wait for them. */
export function WhenHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
