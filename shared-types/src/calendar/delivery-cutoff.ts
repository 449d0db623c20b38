import { dayAt, type LocalDate, momentOf } from './local-day.ts'

/** Orders before this local time are sent the same day (spec §1, 'Voor 23:59 besteld'). */
const cutoff = '23:59'

/** The catalogue's text for an article that arrives the next working day. The shop names that day instead. */
export const usualDelivery = `Voor ${cutoff} besteld, volgende werkdag in huis`

const minuteMs = 60_000

/** Remembers the last result: a page asks for each of its articles at the same moment. */
const rememberLast = <Key, Value>(compute: (key: Key) => Value) => {
  let last: { key: Key; value: Value } | null = null
  return (key: Key): Value => {
    if (last?.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}

const dayOfMinute = rememberLast((minute: number) => dayAt(new Date(minute * minuteMs)))

/** The order day of a moment: from the cut-off on, the next day. */
export const orderDay = (at: Date): LocalDate => dayOfMinute(Math.floor(at.getTime() / minuteMs) + 1)

/** The moment from which an order counts for the next day. */
export const cutoffAfter = (at: Date): Date => new Date(cutoffOf(orderDay(at)))

const cutoffOf = rememberLast((day: LocalDate) => momentOf(day, cutoff))
