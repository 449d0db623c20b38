import { useEffect, useEffectEvent } from 'react'
import type { ShopEvent } from './events.ts'
import { track } from './track.ts'

/** Measures once that something is shown; with another `key` it is something else. */
export function Tracked({ event }: { event: () => ShopEvent }) {
  const tell = useEffectEvent(() => track(event()))
  useEffect(() => tell(), [])
  return null
}
