import type { AddressLookup } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import {
  type BillingAddressForm,
  isHouseNumber,
  isZipcode,
  normaliseZipcode,
  splitHouseNumber,
} from 'shared-types/forms/address'

type Typed = Pick<BillingAddressForm, 'zipcode' | 'houseNumber' | 'extension' | 'countryCode'>

/** Identifies the area of a street and city. A new zipcode invalidates them until a look-up returns. */
export const zipcodeKey = ({ zipcode, countryCode }: Pick<Typed, 'zipcode' | 'countryCode'>): string =>
  `${countryCode} ${normaliseZipcode(zipcode, countryCode)}`

/** The `/api` URL that looks up a Dutch address, once zipcode and house number are valid (spec §5). */
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

/** `unknown`: no such address is known. `failed`: the look-up says nothing about the address. */
export type LookupOutcome = AddressLookup | 'unknown' | 'failed'

/** Clears what an earlier look-up filled in, as it belongs to another address; typed text stays. */
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
