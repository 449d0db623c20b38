export type CompanyCountry = 'NL' | 'BE' | 'LU'

/** Capitals without the spaces, dots and dashes people write in these numbers. */
const compact = (typed: string): string =>
  typed.length > 32 ? '' : typed.replace(/[\s.-]/g, '').toUpperCase()

/** The eleven-test of the Dutch number of a legal person: 9 times the first digit, 8 times the second … */
const passesElevenTest = (digits: string): boolean => {
  const sum = Array.from(digits.slice(0, 8)).reduce((total, digit, at) => total + Number(digit) * (9 - at), 0)
  return sum % 11 === Number(digits[8])
}

/** ISO 7064 mod 97, which the VAT numbers of Dutch sole traders pass since 2020. Letters count from A is 10. */
const passesMod97 = (text: string): boolean => {
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

const isDutchVat = (bare: string): boolean =>
  /^\d{9}B\d{2}$/.test(bare) && (passesElevenTest(bare) || passesMod97(`NL${bare}`))

/** Ten digits of which the last two are 97 minus the rest of the first eight; the VAT number is the same. */
const isBelgianNumber = (bare: string): boolean =>
  /^[01]\d{9}$/.test(bare) && 97 - (Number(bare.slice(0, 8)) % 97) === Number(bare.slice(8))

const isLuxembourgVat = (bare: string): boolean =>
  /^\d{8}$/.test(bare) && Number(bare.slice(0, 6)) % 89 === Number(bare.slice(6))

const vatRules: Record<CompanyCountry, (bare: string) => boolean> = {
  NL: isDutchVat,
  BE: isBelgianNumber,
  LU: isLuxembourgVat,
}

/** The register of companies of each country: KvK, KBO and RCS. */
const registerRules: Record<CompanyCountry, (bare: string) => boolean> = {
  NL: (bare) => /^\d{8}$/.test(bare),
  BE: (bare) => isBelgianNumber(bare.replace(/^BE/, '')),
  LU: (bare) => /^[A-Z]\d{1,6}$/.test(bare),
}

/** Where the company is: the prefix of its VAT number says, otherwise the country of the invoice (spec §5). */
export const companyCountry = (vatNumber: string, invoiceCountry: CompanyCountry): CompanyCountry => {
  const prefix = /^(NL|BE|LU)/.exec(compact(vatNumber))?.[1]
  return prefix === 'NL' || prefix === 'BE' || prefix === 'LU' ? prefix : invoiceCountry
}

/** A VAT number taken apart, as registers ask for it: `nl 8533.81.082.B01` is NL and 853381082B01. */
export const vatParts = (
  vatNumber: string,
  invoiceCountry: CompanyCountry,
): { country: CompanyCountry; number: string } => {
  const country = companyCountry(vatNumber, invoiceCountry)
  const bare = compact(vatNumber)
  return { country, number: bare.startsWith(country) ? bare.slice(2) : bare }
}

/** Well formed, with a checksum that is right. Whether it is in use only the register knows. */
export const isVatNumber = (vatNumber: string, invoiceCountry: CompanyCountry): boolean => {
  const { country, number } = vatParts(vatNumber, invoiceCountry)
  return vatRules[country](number)
}

export const isCocNumber = (cocNumber: string, country: CompanyCountry): boolean =>
  registerRules[country](compact(cocNumber))

/** What the number of a company in its country's register is called. */
export const registerNames: Record<CompanyCountry, string> = {
  NL: 'KVK-nummer',
  BE: 'ondernemingsnummer',
  LU: 'RCS-nummer',
}
