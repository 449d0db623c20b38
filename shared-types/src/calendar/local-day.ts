import { timeZone } from './clock.ts'

/** Formatted as `2026-11-23`. */
export type LocalDate = string

/** Formatted as `2026-11-23 23:59`. */
const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })

const minuteMs = 60_000

/** The day in the Netherlands. */
export const dayAt = (at: Date): LocalDate => local.format(at).slice(0, 10)

/** As a field for date and time has it: `2026-11-23T23:59`, in the Netherlands. */
export const typedTimeAt = (at: Date): string => local.format(at).replace(' ', 'T')

/** The moment of `2026-11-23T23:59` in the Netherlands; undefined for an hour that the clock skips, or no time. */
export const momentOfTyped = (typed: string): Date | undefined =>
  ['+02:00', '+01:00']
    .map((offset) => new Date(`${typed}:00${offset}`))
    .find((moment) => !Number.isNaN(moment.getTime()) && typedTimeAt(moment) === typed)

/** @param time as `23:59` */
export const momentOf = (day: LocalDate, time: string): Date => {
  const found = momentOfTyped(`${day}T${time}`)
  if (!found) throw new Error(`no ${time} on ${day}`)
  return found
}

/** The last moment of the day. */
export const endOfDay = (at: Date): Date => new Date(momentOf(dayAt(at), '23:59').getTime() + minuteMs - 1)
