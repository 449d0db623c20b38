import { z } from 'zod/mini'
import type { Country } from './country.ts'

export const phoneMessage = 'Vul een (geldig) telefoonnummer in'

const callingCodes: Record<Country, string> = { NL: '31', BE: '32', LU: '352' }

/**
 * Formats a phone number for storage: digits that start with 0. Spaces, dashes, dots, slashes and brackets are
 * removed, and a leading + becomes 00 (spec §5). A typed country code stays, because the buyer may live in
 * another country of the Benelux than the number.
 */
export const normalisePhone = (typed: string): string => {
  const bare = typed
    .replace('(0)', '')
    .replace(/[\s()./–-]/g, '')
    .replace(/^\+/, '00')
  if (/^(31|32|352)[1-9]\d{8}$/.test(bare)) return `00${bare}`
  return bare.replace(/^00(31|32|352)0/, '00$1').replace(/^(?=[1-9])/, '0')
}

/** A stored number for calls from abroad, such as +32470123456; a national one is of that country. */
export const internationalPhone = (stored: string, country: Country): string =>
  stored.startsWith('00') ? `+${stored.slice(2)}` : `+${callingCodes[country]}${stored.replace(/^0/, '')}`

/** 10 to 14 digits after normalisation (spec §5), of which a Dutch number has nine after its country code. */
export const isPhone = (typed: string): boolean =>
  typed.length <= 40 && /^(?!0031\d{0,8}$)\d{10,14}$/.test(normalisePhone(typed))

/** Spec §5 requires a phone number only for methods that pay later (`forms/payment.ts`). */
export const optionalPhone = z
  .string(phoneMessage)
  .check(z.refine((typed) => typed.trim() === '' || isPhone(typed), phoneMessage))
