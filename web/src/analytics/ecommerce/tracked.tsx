import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../events.ts'
import { track } from '../track.ts'

/** Measures once that something is shown; use a new `key` for something else. Null sends nothing. */
export function Tracked({ event }: { event: () => ShopEvent | null }) {
  const report = useEffectEvent(() => {
    const current = event()
    if (current) track(current)
  })
  useEffect(() => report(), [])
  return null
}
