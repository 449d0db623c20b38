// Without `Intl`: its first formatter takes 60 ms on a slow phone, while the page starts.

const hour = 3_600_000

/** 1:00 UTC on the last Sunday of a month, counted from 0. */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/** Summer time is between the last Sundays of March and October, everywhere in the EU (Directive 2000/84/EC). */
const isSummer = (moment: number): boolean => {
  const year = new Date(moment).getUTCFullYear()
  return moment >= lastSunday(year, 2) && moment < lastSunday(year, 9)
}

const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const weekdays = 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' ')

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the clocks and calendars in Amsterdam show it, also when rendered elsewhere. */
export const inAmsterdam = (moment: number) => {
  const local = new Date(moment + (isSummer(moment) ? 2 : 1) * hour)
  const day = `${local.getUTCDate()} ${months[local.getUTCMonth()]}`
  return {
    /** 3 december 2026. */
    date: `${day} ${local.getUTCFullYear()}`,
    /** Donderdag 3 december, in lower case. */
    day: `${weekdays[local.getUTCDay()]} ${day}`,
    /** 23:59. */
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  }
}
