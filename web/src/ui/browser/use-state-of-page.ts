import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** State that navigation resets, so that it is not there again on Back to the same history entry. */
export const useStateOfPage = <T>(initial: T) => {
  const { key } = useLocation()
  const [held, setHeld] = useState({ key, value: initial })
  if (held.key !== key) setHeld({ key, value: initial })
  /** Has no effect after a navigation. */
  const change = (next: (before: T) => T) =>
    setHeld((latest) => (latest.key === key ? { key, value: next(latest.value) } : latest))
  return [held.key === key ? held.value : initial, change] as const
}
