import { LRUCache } from 'lru-cache'
import { dayMs } from 'shared-types/calendar/clock'
import type { LocalDate } from 'shared-types/calendar/local-day'

/** Calendar days are counted in UTC, where each has 24 hours. */
const toUtc = (day: LocalDate): Date => new Date(`${day}T00:00:00Z`)
const plusDays = (day: LocalDate, days: number): LocalDate =>
  new Date(toUtc(day).getTime() + days * dayMs).toISOString().slice(0, 10)

/** Easter Sunday by the anonymous Gregorian algorithm. */
const easter = (year: number): LocalDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const inMarch = moon + weekday - 7 * shift + 22
  return plusDays(`${year}-03-01`, inMarch - 1)
}

/** King's Day, on Saturday when 27 April is a Sunday. */
const kingsDay = (year: number): LocalDate =>
  toUtc(`${year}-04-27`).getUTCDay() === 0 ? `${year}-04-26` : `${year}-04-27`

/** The public holidays of the Netherlands on which nothing is delivered (Algemene termijnenwet, article 3). */
const holidaysOf = (year: number): LocalDate[] => {
  const sunday = easter(year)
  return [
    `${year}-01-01`,
    // Good Friday is no day off for carriers; Easter Monday, Ascension and Whit Monday are.
    ...[1, 39, 50].map((days) => plusDays(sunday, days)),
    kingsDay(year),
    `${year}-05-05`,
    `${year}-12-25`,
    `${year}-12-26`,
  ]
}

/** More than the dates of one page. */
const most = 100

const isPublicWorkingDay = (day: LocalDate): boolean => {
  const weekday = toUtc(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).includes(day)
}

/** Days on which the shop sends nothing, both included. */
export interface ClosedDays {
  firstDay: LocalDate
  lastDay: LocalDate
}

/** The working days of the shop: Monday to Friday, without public holidays and the days on which it is closed. */
export interface WorkingCalendar {
  /**
   * The date that is `count` working days after another. A closed day counts as the first day after it that is not
   * closed, because what is ordered on it is sent then.
   */
  workingDaysAfter: (day: LocalDate, count: number) => LocalDate
  /** The periods of closed days that begin or end within a number of days from a day on. */
  closedWithin: (day: LocalDate, days: number) => ClosedDays[]
}

export const workingCalendar = (closed: ClosedDays[]): WorkingCalendar => {
  const isClosed = (day: LocalDate): boolean =>
    closed.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  const firstOpen = (day: LocalDate): LocalDate => (isClosed(day) ? firstOpen(plusDays(day, 1)) : day)
  const countFrom = (day: LocalDate, count: number): LocalDate => {
    const next = plusDays(day, 1)
    const left = isPublicWorkingDay(next) && !isClosed(next) ? count - 1 : count
    return left === 0 ? next : countFrom(next, left)
  }
  // Each article of a page has a promise, and most have the same.
  const dates = new LRUCache<string, LocalDate, { day: LocalDate; count: number }>({
    max: most,
    memoMethod: (_key, _stale, { context: { day, count } }) => countFrom(firstOpen(day), count),
  })
  return {
    workingDaysAfter: (day, count) => dates.memo(`${day} ${count}`, { context: { day, count } }),
    closedWithin: (day, days) =>
      closed.filter(({ firstDay, lastDay }) => lastDay >= day && firstDay <= plusDays(day, days)),
  }
}

const formatter = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const texts = new LRUCache<LocalDate, string>({
  max: most,
  memoMethod: (day) => formatter.format(toUtc(day)),
})

/** As 'maandag 23 november'. */
export const inDutch = (day: LocalDate): string => texts.memo(day)
