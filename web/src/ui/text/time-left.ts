/** Whole seconds until a moment, from a time in seconds; null once it has passed, or if it is invalid. */
const secondsUntil = (moment: string, now: number): number | null => {
  const seconds = Math.floor(Date.parse(moment) / 1000) - now
  return seconds > 0 ? seconds : null
}

/** '2 u 13 min'; null once the moment has passed. */
export const inHoursAndMinutes = (moment: string, now: number): string | null => {
  const seconds = secondsUntil(moment, now)
  if (seconds === null) return null
  const minutes = Math.ceil(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} u`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

const two = (value: number) => String(value).padStart(2, '0')

/** '2 dagen en 03:04:05'; null once the moment has passed. */
export const inDaysAndSeconds = (moment: string, now: number): string | null => {
  const seconds = secondsUntil(moment, now)
  if (seconds === null) return null
  const days = Math.floor(seconds / 86_400)
  const clock = [seconds / 3600, seconds / 60, seconds].map((part, index) =>
    two(Math.floor(part) % (index === 0 ? 24 : 60)),
  )
  return `${days > 0 ? `${days} ${days === 1 ? 'dag' : 'dagen'} en ` : ''}${clock.join(':')}`
}
