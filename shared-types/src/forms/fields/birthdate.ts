import { dayAt } from '../../calendar/local-day.ts'

export const birthdateMessage = 'Vul een (geldige) geboortedatum in'

/** Browsers fill in a date of birth as yyyy-mm-dd; this turns it to dd-mm-yyyy. */
export const dayFirst = (typed: string): string => typed.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1')

const pattern = /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/

/** Midnight UTC of the day in the Netherlands, wherever this runs. */
const dayOf = (at: Date): Date => new Date(dayAt(at))

/** A year of two digits is the most recent year with that ending, not in the future. */
const fullYear = (digits: string, today: Date): number => {
  if (digits.length === 4) return Number(digits)
  const year = 2000 + Number(digits)
  return year > today.getUTCFullYear() ? year - 100 : year
}

const read = (typed: string, at: Date): Date | null => {
  const today = dayOf(at)
  const [, day, month, year] = pattern.exec(dayFirst(typed.trim())) ?? []
  if (!day || !month || !year) return null
  const date = new Date(Date.UTC(fullYear(year, today), Number(month) - 1, Number(day)))
  const real = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return real && date.getUTCFullYear() >= 1900 && date <= today ? date : null
}

/** Whether it is an existing day-month-year or yyyy-mm-dd, not in the future; a year after the month has two or four digits. */
export const isBirthdate = (typed: string, today = new Date()): boolean => read(typed, today) !== null

/** Formats a birth date for storage: dd-mm-yyyy. An invalid date stays as typed. */
export const normaliseBirthdate = (typed: string, today = new Date()): string => {
  const date = read(typed, today)
  if (!date) return typed.trim()
  const [year, month, day] = date.toISOString().slice(0, 10).split('-')
  return `${day}-${month}-${year}`
}

/** The age in whole years at that moment; NaN for an invalid birth date. */
export const ageOn = (typed: string, at: Date): number => {
  const born = read(typed, at)
  if (!born) return Number.NaN
  const today = dayOf(at)
  const hadBirthday =
    today.getUTCMonth() > born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() >= born.getUTCDate())
  return today.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1)
}
