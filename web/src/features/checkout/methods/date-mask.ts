import { dayFirst } from 'shared-types/forms/fields/birthdate'
import { youngestPayer } from 'shared-types/forms/payment'

/** The latest year of birth of a payer (spec §5). */
const lastYear = (today: Date) => today.getFullYear() - youngestPayer

/**
 * Masks typed text as dd-mm-yyyy: adds the dashes and drops everything but digits. A dash typed after one
 * digit ends the day or the month (1-2-1990), and dashes can be deleted. The year is limited to 18 years ago.
 * @param before the value of the field before this key press
 */
export const maskDate = (typed: string, before: string, today = new Date()): string => {
  const isRubbingOut = typed.length < before.length && before.startsWith(typed)
  const filled = dayFirst(typed)
    .replace(/^(\d)[-/. ]/, '0$1-')
    .replace(/^(\d\d-?)(\d)[-/. ]/, '$10$2-')
  const digits = filled.replace(/\D/g, '').slice(0, 8)
  const year = digits.slice(4)
  const parts = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    year.length === 4 ? String(Math.min(Number(year), lastYear(today))).padStart(4, '0') : year,
  ].filter(Boolean)
  const masked = parts.join('-')
  const isAtDash = digits.length === 2 || digits.length === 4
  return isAtDash && !isRubbingOut ? `${masked}-` : masked
}
