import { isVatNumber, vatParts } from 'shared-types/forms/fields/company'
import type { Country } from 'shared-types/forms/fields/country'
import { z } from 'zod'
import type { Shop } from '../context.ts'

/** `unverified` means well formed, but the register was not called or gave no answer. */
type VatVerdict = 'verified' | 'unverified' | 'invalid'

/** Shorter than the bff's timeout for reads. */
const timeoutMs = 1_500

const Answer = z.object({ valid: z.boolean() })

/** Any response other than yes or no means that VIES, or the register of the country, is unavailable. */
const askVies = async (
  url: string,
  { country, number }: { country: Country; number: string },
): Promise<boolean | null> => {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ countryCode: country, vatNumber: number }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parsed = Answer.safeParse(await response.json())
  return parsed.success ? parsed.data.valid : null
}

/**
 * Checks a VAT number: its format and checksum, then the European register when one is configured. A failing
 * or slow register never blocks the shopper (spec §8).
 */
export const checkVat = async (
  { config, log }: Pick<Shop, 'config' | 'log'>,
  vatNumber: string,
  invoiceCountry: Country,
): Promise<VatVerdict> => {
  if (!isVatNumber(vatNumber, invoiceCountry)) return 'invalid'
  if (config.viesUrl === null) return 'unverified'
  try {
    const known = await askVies(config.viesUrl, vatParts(vatNumber, invoiceCountry))
    if (known === null) log.warn('the VAT register gave no result')
    if (known === false) return 'invalid'
    return known ? 'verified' : 'unverified'
  } catch (error) {
    log.warn({ err: error }, 'the VAT register did not answer')
    return 'unverified'
  }
}
