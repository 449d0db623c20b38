import { countries, type Country } from './country.ts'

/** In capitals, without spaces, dots and dashes. */
const compact = (typed: string): string =>
  typed.length > 32 ? '' : typed.replace(/[\s.-]/g, '').toUpperCase()

/** The eleven-test for the numbers of Dutch legal persons: 9 × the first digit + 8 × the second … */
const passesElevenTest = (digits: string): boolean => {
  const sum = Array.from(digits.slice(0, 8)).reduce((total, digit, at) => total + Number(digit) * (9 - at), 0)
  return sum % 11 === Number(digits[8])
}

/** ISO 7064 mod 97, for VAT numbers of Dutch sole traders since 2020. Letters are numbers, from A = 10. */
const passesMod97 = (text: string): boolean => {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

const isDutchVat = (bare: string): boolean =>
  /^\d{9}B\d{2}$/.test(bare) && (passesElevenTest(bare) || passesMod97(`NL${bare}`))

/** Ten digits; the last two are 97 minus (the first eight modulo 97). The VAT number is the same. */
const isBelgianNumber = (bare: string): boolean =>
  /^[01]\d{9}$/.test(bare) && 97 - (Number(bare.slice(0, 8)) % 97) === Number(bare.slice(8))

const isLuxembourgVat = (bare: string): boolean =>
  /^\d{8}$/.test(bare) && Number(bare.slice(0, 6)) % 89 === Number(bare.slice(6))

const vatRules: Record<Country, (bare: string) => boolean> = {
  NL: isDutchVat,
  BE: isBelgianNumber,
  LU: isLuxembourgVat,
}

/** The company registers: KvK, KBO and RCS. */
const registerRules: Record<Country, (bare: string) => boolean> = {
  NL: (bare) => /^\d{8}$/.test(bare),
  BE: (bare) => isBelgianNumber(bare.replace(/^BE/, '')),
  LU: (bare) => /^[A-Z]\d{1,6}$/.test(bare),
}

/** The country of the company: from the prefix of its VAT number, otherwise that of the invoice (spec §5). */
export const companyCountry = (vatNumber: string, invoiceCountry: Country): Country =>
  countries.find((country) => compact(vatNumber).startsWith(country)) ?? invoiceCountry

/** Splits a VAT number for the register: `nl 8533.81.082.B01` is NL and 853381082B01. */
export const vatParts = (
  vatNumber: string,
  invoiceCountry: Country,
): { country: Country; number: string } => {
  const country = companyCountry(vatNumber, invoiceCountry)
  const bare = compact(vatNumber)
  return { country, number: bare.startsWith(country) ? bare.slice(2) : bare }
}

/** Checks the format and the checksum. Only the register knows whether the number is in use. */
export const isVatNumber = (vatNumber: string, invoiceCountry: Country): boolean => {
  const { country, number } = vatParts(vatNumber, invoiceCountry)
  return vatRules[country](number)
}

export const isCocNumber = (cocNumber: string, country: Country): boolean =>
  registerRules[country](compact(cocNumber))

/** The Dutch name of a company's register number, by country. */
export const registerNames: Record<Country, string> = {
  NL: 'KVK-nummer',
  BE: 'ondernemingsnummer',
  LU: 'RCS-nummer',
}
