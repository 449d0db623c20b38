import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenQuiet } from './until-painted.ts'

let quiet: Promise<void> | undefined

/** Renders its children once the first view is painted and the browser is idle. What only scripts make work can wait. */
export function WhenQuiet({ children }: { children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    // One promise, so that all that wait are rendered at once, in small pieces.
    quiet ??= new Promise((resolve) => whenQuiet(resolve))
    void quiet.then(() => startTransition(() => setQuiet(true)))
  }, [])
  return isQuiet && children
}
