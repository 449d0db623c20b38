import { type ReactNode, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Parts that are loaded later: the server cannot wait for them. */
export function WhenHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
