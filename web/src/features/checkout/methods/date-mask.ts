import { dayFirst } from 'shared-types/forms/fields/birthdate'

/**
 * Masks typed text as dd-mm-yyyy: adds the dashes and drops everything but digits. A dash typed after one
 * digit ends the day or the month (1-2-1990), and dashes can be deleted. It never changes a digit: the form refuses the
 * date of a payer that is too young.
 * @param before the value of the field before this key press
 */
export const maskDate = (typed: string, before: string): string => {
  const isRubbingOut = typed.length < before.length && before.startsWith(typed)
  const filled = dayFirst(typed)
    .replace(/^(\d)[-/. ]/, '0$1-')
    .replace(/^(\d\d-?)(\d)[-/. ]/, '$10$2-')
  const digits = filled.replace(/\D/g, '').slice(0, 8)
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('-')
  const isAtDash = digits.length === 2 || digits.length === 4
  return isAtDash && !isRubbingOut ? `${masked}-` : masked
}
