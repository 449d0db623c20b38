import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenQuiet } from './until-painted.ts'

/** Renders its children once the first view is painted and the browser is idle. What only scripts make work can wait. */
export function WhenQuiet({ children }: { children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => startTransition(() => setQuiet(true))), [])
  return isQuiet && children
}
