import { timeZone } from 'shared-types/calendar/clock'

const currency = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const longDate = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
})

/** For screens; with the no-break space of `Intl`. */
export const price = (cents: number): string => currency.format(cents / 100)

/** For mails; with a normal space, because mail programs display the no-break space of `Intl` inconsistently. */
export const euros = (cents: number): string => currency.format(cents / 100).replaceAll('\u00a0', ' ')

/** For operators, whose texts are English. */
export const eur = (cents: number): string => `EUR ${(cents / 100).toFixed(2)}`

/** Long format, without the time. */
export const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone })

export const dateTime = (date: Date): string => longDate.format(date)

/** Text that a spreadsheet would calculate, perhaps with the data of other files. */
const formula = /^[=+\-@\t\r]/
/** The same behind apostrophes: a file has one more, so that its own remain when it is read. */
const formulaAsText = /^'*[=+\-@\t\r]/

/** For a CSV file in a Dutch Excel, which divides lines at semicolons: its amounts have commas. */
export const excelFormat = { delimiter: ';', quoted: true, record_delimiter: 'windows' } as const

/** For a file that a spreadsheet opens: an apostrophe makes a formula text. */
export const withApostrophe = (text: string): string => (formulaAsText.test(text) ? `'${text}` : text)

/** The text of `withApostrophe`; null for one that a spreadsheet would calculate. */
export const withoutApostrophe = (text: string): string | null => {
  if (formula.test(text)) return null
  return formulaAsText.test(text) ? text.slice(1) : text
}
