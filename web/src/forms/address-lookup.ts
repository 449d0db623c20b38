import type { AddressLookup } from 'shared-types/api/checkout'
import { apiPaths } from 'shared-types/api/paths'
import {
  type BillingAddressForm,
  isHouseNumber,
  isZipcode,
  normaliseZipcode,
  splitHouseNumber,
} from 'shared-types/forms/address'

type Typed = Pick<BillingAddressForm, 'zipcode' | 'houseNumber' | 'extension' | 'countryCode'>

/** Where a street and city are asked: for the Netherlands, once zipcode and house number are there (spec §5). */
export const lookupPath = ({ zipcode, countryCode, ...house }: Typed): string | null => {
  const { houseNumber, extension } = splitHouseNumber(house.houseNumber, house.extension)
  return countryCode === 'NL' && isZipcode(zipcode, 'NL') && isHouseNumber(houseNumber)
    ? apiPaths.address({
        zipcode: normaliseZipcode(zipcode, 'NL'),
        houseNumber: houseNumber.trim(),
        extension: extension.trim(),
        country: 'NL',
      })
    : null
}

/** `unknown` is an address that does not exist, as far as is known; `failed` says nothing about the address. */
export type LookupOutcome = AddressLookup | 'unknown' | 'failed'

/**
 * Street and city after a look-up. An unknown address empties what an earlier look-up filled in, as that was
 * another address; what the shopper typed stays.
 */
export const afterLookup = (
  typed: AddressLookup,
  filledIn: AddressLookup | null,
  outcome: LookupOutcome,
): AddressLookup => {
  if (outcome === 'failed') return typed
  if (outcome !== 'unknown') return { street: outcome.street, city: outcome.city }
  return {
    street: typed.street === filledIn?.street ? '' : typed.street,
    city: typed.city === filledIn?.city ? '' : typed.city,
  }
}
