import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
/** In milliseconds, between the clocks of the shopper and the shop. */
const longestDifference = 3_000

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** The time until a moment, in hours and minutes; null once it has passed. */
export const timeUntil = (moment: string, now: number): string | null => {
  const seconds = Math.floor(Date.parse(moment) / 1000) - now
  if (!(seconds > 0)) return null
  const minutes = Math.ceil(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} u`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

interface Props {
  /** Ordered after this moment, the article comes a day later. */
  moment: string
  /** Called once when the moment passes while the page is open. */
  onPassed: () => void
}

/** Counts down by the shopper's clock, so it must be rendered only after hydration. */
export function OrderBefore({ moment, onPassed }: Props) {
  const left = useSyncExternalStore(everySecond, () => timeUntil(moment, nowInSeconds()))
  const isPassed = left === null
  const tell = useEffectEvent(onPassed)
  useEffect(() => {
    if (!isPassed) return
    const timer = setTimeout(tell, longestDifference)
    return () => clearTimeout(timer)
  }, [isPassed])
  return left && `Nog ${left}`
}
