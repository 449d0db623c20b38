/** Text that a spreadsheet would calculate, perhaps with the data of other files. */
const formula = /^[=+\-@\t\r]/

/** For a file: an apostrophe makes it text. */
export const withApostrophe = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Of a file: null for a text that a spreadsheet would calculate. */
export const readText = (text: string): string | null => {
  if (formula.test(text)) return null
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}
