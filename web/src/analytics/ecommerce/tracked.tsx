import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from '../events.ts'
import { track } from '../track.ts'

/** Measures once that something is shown; use a new `key` for something else. Null sends nothing. */
export function Tracked({ event }: { event: () => ShopEvent | null }) {
  const tell = useEffectEvent(() => {
    const told = event()
    if (told) track(told)
  })
  useEffect(() => tell(), [])
  return null
}
