const youngest = 18

/** The last year in which a payer can be born (spec §5). */
const lastYear = (today: Date) => today.getFullYear() - youngest

/**
 * What was typed as dd-mm-yyyy: the dashes come by themselves, and nothing but digits goes between them. A dash that
 * is typed after one digit ends the day or the month (1-2-1990), and a dash can be rubbed out again. A year stops at
 * 18 years ago.
 * @param before what the field held before this key
 */
export const maskDate = (typed: string, before: string, today = new Date()): string => {
  const isRubbingOut = typed.length < before.length && before.startsWith(typed)
  const filled = typed.replace(/^(\d)[-/. ]/, '0$1-').replace(/^(\d\d-?)(\d)[-/. ]/, '$10$2-')
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
