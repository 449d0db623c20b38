import { isZipcode } from 'shared-types/forms/address'
import type { AddressLookup } from 'shared-types/contracts/checkout'
import { refuse, type Refusal } from '../refusal.ts'
import type { AddressRegister } from './address-register.ts'
import { knownAddresses } from './known-addresses.ts'

interface AddressQuery {
  zipcode: string
  houseNumber: string
  extension: string
  country: string
}

/** The table has few addresses, and an unavailable register has none: that does not make an address wrong. */
const unanswered: AddressLookup = { city: '', street: '' }

/** A Dutch zipcode covers one side of one street, so the house number makes no difference. */
const inTable = (zipcode: string): AddressLookup | undefined =>
  knownAddresses.get(zipcode.replaceAll(' ', '').toUpperCase())

/**
 * Street and city of a Dutch address: from PDOK, or from the built-in table when PDOK is off or silent. Only
 * PDOK can say that an address is unknown. For other countries, shoppers type them.
 */
export const lookUpAddress = async (
  register: AddressRegister,
  { zipcode, country, ...house }: AddressQuery,
): Promise<AddressLookup | Refusal> => {
  const unknown = refuse('not_found', 'Dit adres kennen we niet. Vul zelf je straat en plaats in.')
  if (country !== 'NL' || !isZipcode(zipcode, 'NL')) return unknown
  const found = await register.look({ zipcode, ...house })
  return found === 'silent' ? (inTable(zipcode) ?? unanswered) : (found ?? unknown)
}
