import { useSyncExternalStore } from 'react'
import styles from './countdown.module.css'

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, 1000)
  return () => clearInterval(timer)
}
const nowInSeconds = () => Math.floor(Date.now() / 1000)
const unknownOnTheServer = () => null

const two = (value: number) => String(value).padStart(2, '0')

/** The time left of a promotion in words; null if it is over. */
export const timeLeft = (endsAt: string, now: number): string | null => {
  const seconds = Math.floor(Date.parse(endsAt) / 1000) - now
  if (!(seconds > 0)) return null
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds / 3600, seconds / 60, seconds].map((part, index) =>
    two(Math.floor(part) % (index === 0 ? 24 : 60)),
  )
  return `${days > 0 ? `${days} ${days === 1 ? 'dag' : 'dagen'} en ` : ''}${clock.join(':')}`
}

/** Counts down to the end of a promotion by the shopper's clock, so it appears only after hydration. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const now = useSyncExternalStore(everySecond, nowInSeconds, unknownOnTheServer)
  const left = now === null ? null : timeLeft(endsAt, now)
  if (now !== null && left === null) return null
  return (
    <p className={styles.countdown} role="timer">
      {left && (
        <>
          Nog <strong>{left}</strong>
        </>
      )}
    </p>
  )
}
