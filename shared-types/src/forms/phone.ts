/**
 * A telephone number as it is stored: digits that start with 0. Spaces, dashes, dots and brackets go, a
 * leading + becomes 00, and the Netherlands' own country code becomes the 0 that one dials at home.
 */
export const normalisePhone = (typed: string): string => {
  const bare = typed.replace('(0)', '').replace(/[\s().-]/g, '')
  const dialled = bare.startsWith('+') ? `00${bare.slice(1)}` : bare
  if (/^31[1-9]\d{8}$/.test(dialled)) return `0${dialled.slice(2)}`
  if (dialled.startsWith('0031')) return `0${dialled.slice(4).replace(/^0/, '')}`
  return /^[1-9]/.test(dialled) ? `0${dialled}` : dialled
}

/** Digits only, 10 to 14 of them (spec §5), once the helper above has had its turn. */
export const isPhone = (typed: string): boolean =>
  typed.length <= 40 && /^\d{10,14}$/.test(normalisePhone(typed))
