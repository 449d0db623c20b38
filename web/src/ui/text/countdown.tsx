import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
/** In milliseconds, between the clocks of the shopper and the shop. */
const longestDifference = 3_000

const nowInSeconds = () => Math.floor(Date.now() / 1000)
const unknownOnTheServer = () => undefined

interface Props {
  /** The moment to which it counts, in ISO 8601. */
  moment: string
  /** The text for the remaining time; null once the moment has passed. */
  format: (moment: string, now: number) => string | null
  /** Called once when the moment passes while the page is open. */
  onPassed: () => void
}

/**
 * 'Nog 2 u 13 min', by the shopper's clock: empty until hydration, and once the moment has passed. The clock is read
 * every second; React renders only when the text changes.
 */
export function Countdown({ moment, format, onPassed }: Props) {
  const left = useSyncExternalStore(everySecond, () => format(moment, nowInSeconds()), unknownOnTheServer)
  const isPassed = left === null
  const tell = useEffectEvent(onPassed)
  useEffect(() => {
    if (!isPassed) return
    const timer = setTimeout(tell, longestDifference)
    return () => clearTimeout(timer)
  }, [isPassed])
  return left && `Nog ${left}`
}
