import { isVatNumber, vatParts, type CompanyCountry } from 'shared-types/forms/company'
import { z } from 'zod'
import type { Shop } from '../context.ts'

/** `unverified` is well formed, but the register was not asked or did not know what to say. */
export type VatVerdict = 'verified' | 'unverified' | 'invalid'

/** Within what the bff waits for a read, with time to spare. */
const patienceMs = 1_500

const Answer = z.object({ valid: z.boolean() })

/** Whatever is no plain yes or no means that VIES, or the country behind it, cannot say now. */
const askVies = async (
  url: string,
  { country, number }: { country: CompanyCountry; number: string },
): Promise<boolean | null> => {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: country, vatNumber: number }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const parsed = Answer.safeParse(await response.json())
  return parsed.success ? parsed.data.valid : null
}

/**
 * Judges a VAT number: its form and checksum, then the European register when one is configured. That the register
 * fails or is slow is never held against the shopper (spec §8).
 */
export const checkVat = async (
  { config, log }: Pick<Shop, 'config' | 'log'>,
  vatNumber: string,
  invoiceCountry: CompanyCountry,
): Promise<VatVerdict> => {
  if (!isVatNumber(vatNumber, invoiceCountry)) return 'invalid'
  if (config.viesUrl === null) return 'unverified'
  try {
    const known = await askVies(config.viesUrl, vatParts(vatNumber, invoiceCountry))
    if (known === null) log.warn('the VAT register could not say')
    if (known === false) return 'invalid'
    return known ? 'verified' : 'unverified'
  } catch (error) {
    log.warn({ err: error }, 'the VAT register did not answer')
    return 'unverified'
  }
}
