import { isZipcode } from 'shared-types/forms/address'
import type { AddressLookup } from 'shared-types/contracts/checkout'
import type { Shop } from '../context.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { askPdok } from './ask-pdok.ts'
import { knownAddresses } from './known-addresses.ts'

interface AddressQuery {
  zipcode: string
  houseNumber: string
  extension: string
  country: string
}

/** Returned when the lookup failed: an unavailable server must not make an address look non-existent. */
const unknownAddress: AddressLookup = { city: '', street: '' }

/** A Dutch zipcode covers one side of one street, so the house number makes no difference. */
const inTable = (zipcode: string): AddressLookup | undefined => {
  const key = zipcode.replaceAll(' ', '').toUpperCase()
  return Object.hasOwn(knownAddresses, key) ? knownAddresses[key] : undefined
}

/**
 * Street and city of a Dutch address: from PDOK when it is configured, else from the built-in table. For
 * other countries, shoppers type them.
 */
export const lookUpAddress = async (
  { config, log }: Pick<Shop, 'config' | 'log'>,
  { zipcode, country, ...house }: AddressQuery,
): Promise<AddressLookup | Refusal> => {
  const unknown = refuse('not_found', 'Dit adres kennen we niet. Vul zelf je straat en plaats in.')
  if (country !== 'NL' || !isZipcode(zipcode, 'NL')) return unknown
  if (config.pdokUrl === null) return inTable(zipcode) ?? unknown
  try {
    return (await askPdok(config.pdokUrl, { zipcode, ...house })) ?? unknown
  } catch (error) {
    log.warn({ err: error }, 'the address register did not answer')
    return inTable(zipcode) ?? unknownAddress
  }
}
