/** Orders before this local time are sent the same day (spec §1, 'Voor 23:59 besteld'). */
const cutoff = '23:59'

/** The catalogue's text for an article that arrives the next working day. The shop names that day instead. */
export const usualDelivery = `Voor ${cutoff} besteld, volgende werkdag in huis`

/** Formatted as `2026-11-23 23:59`. */
const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** Formatted as `2026-11-23`. */
export type LocalDate = string

const minuteMs = 60_000

/** Remembers the last result: a page asks for each of its articles at the same moment. */
const rememberLast = <Key, Value>(compute: (key: Key) => Value) => {
  let last: { key: Key; value: Value } | null = null
  return (key: Key): Value => {
    if (last?.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}

const dayOfMinute = rememberLast((minute: number) => local.format(minute * minuteMs).slice(0, 10))

/** The order day of a moment: from the cut-off on, the next day. */
export const orderDay = (at: Date): LocalDate => dayOfMinute(Math.floor(at.getTime() / minuteMs) + 1)

/** The moment from which an order counts for the next day. */
export const cutoffAfter = (at: Date): Date => new Date(cutoffOf(orderDay(at)))

const momentOf = (day: LocalDate, time: string): Date => {
  const found = ['+02:00', '+01:00']
    .map((offset) => new Date(`${day}T${time}:00${offset}`))
    .find((moment) => local.format(moment) === `${day} ${time}`)
  if (!found) throw new Error(`no ${time} on ${day}`)
  return found
}

const cutoffOf = rememberLast((day: LocalDate) => momentOf(day, cutoff))

/** The day in the Netherlands. */
export const dayAt = (at: Date): LocalDate => local.format(at).slice(0, 10)

/** The last moment of the day. */
export const endOfDay = (at: Date): Date => new Date(momentOf(dayAt(at), '23:59').getTime() + minuteMs - 1)
