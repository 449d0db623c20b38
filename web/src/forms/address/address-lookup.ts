import type { AddressLookup } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/api/paths'
import {
  type BillingAddressForm,
  isHouseNumber,
  isZipcode,
  normaliseZipcode,
  splitHouseNumber,
} from 'shared-types/forms/address'

type Typed = Pick<BillingAddressForm, 'zipcode' | 'houseNumber' | 'extension' | 'countryCode'>

/** What a street and city belong to. Another zipcode means another street, until a look-up says which. */
export const zipcodeKey = ({ zipcode, countryCode }: Pick<Typed, 'zipcode' | 'countryCode'>): string =>
  `${countryCode} ${normaliseZipcode(zipcode, countryCode)}`

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

/** What an earlier look-up filled in belongs to another address and is cleared; what the shopper typed stays. */
export const withoutFilledIn = (typed: AddressLookup, filledIn: AddressLookup | null): AddressLookup => ({
  street: typed.street === filledIn?.street ? '' : typed.street,
  city: typed.city === filledIn?.city ? '' : typed.city,
})

/** Street and city after a look-up (spec §5). */
export const afterLookup = (
  typed: AddressLookup,
  filledIn: AddressLookup | null,
  outcome: LookupOutcome,
): AddressLookup => {
  if (outcome === 'failed') return typed
  return outcome === 'unknown'
    ? withoutFilledIn(typed, filledIn)
    : { street: outcome.street, city: outcome.city }
}
