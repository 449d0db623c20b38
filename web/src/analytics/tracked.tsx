import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from './events.ts'
import { track } from './track.ts'

/** Measures once that something is shown; with another `key` it is something else. Null is nothing to tell. */
export function Tracked({ event }: { event: () => ShopEvent | null }) {
  const tell = useEffectEvent(() => {
    const told = event()
    if (told) track(told)
  })
  useEffect(() => tell(), [])
  return null
}
