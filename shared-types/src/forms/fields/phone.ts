import { z } from 'zod/mini'

export const phoneMessage = 'Vul een (geldig) telefoonnummer in'

/**
 * Formats a phone number for storage: digits that start with 0. Spaces, dashes, dots and brackets are
 * removed, a leading + becomes 00, and the Dutch country code becomes 0.
 */
export const normalisePhone = (typed: string): string => {
  const bare = typed.replace('(0)', '').replace(/[\s().-]/g, '')
  const dialled = bare.startsWith('+') ? `00${bare.slice(1)}` : bare
  if (/^31[1-9]\d{8}$/.test(dialled)) return `0${dialled.slice(2)}`
  if (dialled.startsWith('0031')) return `0${dialled.slice(4).replace(/^0/, '')}`
  return /^[1-9]/.test(dialled) ? `0${dialled}` : dialled
}

/** 10 to 14 digits after normalisation (spec §5). */
export const isPhone = (typed: string): boolean =>
  typed.length <= 40 && /^\d{10,14}$/.test(normalisePhone(typed))

/** Spec §5 requires a phone number only for methods that pay later (`forms/payment.ts`). */
export const optionalPhone = z
  .string(phoneMessage)
  .check(z.refine((typed) => typed.trim() === '' || isPhone(typed), phoneMessage))
