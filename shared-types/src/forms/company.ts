type CompanyCountry = 'NL' | 'BE' | 'LU'

const vatNumbers: { country: CompanyCountry; pattern: RegExp }[] = [
  { country: 'NL', pattern: /^(NL)?\d{9}B\d{2}$/ },
  { country: 'BE', pattern: /^(BE)?[01]\d{9}$/ },
  { country: 'LU', pattern: /^(LU)?\d{8}$/ },
]

/** The number in the registers of the three countries: KvK, KBO and RCS. */
const registerNumbers: Record<CompanyCountry, RegExp> = {
  NL: /^\d{8}$/,
  BE: /^[01]\d{9}$/,
  LU: /^[A-Z]\d{1,6}$/,
}

/** Capitals without the spaces, dots and dashes people write in these numbers. */
const compact = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** The country whose VAT numbers look like this one, with or without its prefix. */
const vatCountry = (typed: string): CompanyCountry | undefined =>
  typed.length > 32 ? undefined : vatNumbers.find(({ pattern }) => pattern.test(compact(typed)))?.country

export const isVatNumber = (typed: string): boolean => vatCountry(typed) !== undefined

/** Eight digits for a Dutch company; a Belgian or Luxembourg VAT number asks for that country's own. */
export const isCocNumber = (typed: string, vatNumber: string): boolean =>
  typed.length <= 32 && registerNumbers[vatCountry(vatNumber) ?? 'NL'].test(compact(typed))
