import type { AddressSuggestion } from 'shared-types/contracts/checkout'
import { streetLine } from 'shared-types/forms/fields/street-line'
import { apiPaths } from 'shared-types/urls/api-paths'
import { isZipcode } from 'shared-types/forms/address'
import type { Country } from 'shared-types/forms/fields/country'

export interface TypedZipcode {
  zipcode: string
  houseNumber: string
  countryCode: Country
}

/** '1012', '1012 j', '1012JS', or zipcode and house number together: '1012 JS 12a'. */
const typedZipcode = /^\s*([1-9]\d{3}\s?(?:[A-Z]{1,2})?)(?:\s+(\d.{0,19}))?\s*$/i

/** Splits '1012 JS 12a' into zipcode and house number. */
export const splitZipcode = (typed: string): { zipcode: string; houseNumber: string } | null => {
  const [, zipcode, houseNumber] = typedZipcode.exec(typed) ?? []
  return zipcode && houseNumber && isZipcode(zipcode, 'NL')
    ? { zipcode: zipcode.trim(), houseNumber: houseNumber.trim() }
    : null
}

/** The `/api` URL of suggestions for a Dutch zipcode: from four digits on. */
export const suggestionsPath = ({ zipcode, houseNumber, countryCode }: TypedZipcode): string | null => {
  const [, typed, behind] = typedZipcode.exec(zipcode) ?? []
  if (countryCode !== 'NL' || typed === undefined) return null
  return apiPaths.addressSuggestions({ zipcode: typed.trim(), houseNumber: (behind ?? houseNumber).trim() })
}

/** 'Dam 12 A, Amsterdam'. */
export const addressLine = (suggestion: AddressSuggestion): string =>
  `${streetLine(suggestion)}, ${suggestion.city}`

/** The number of suggestions, announced to screen readers. */
export const countOf = (found: AddressSuggestion[]): string => {
  if (found.length === 0) return 'Geen suggesties'
  return found.length === 1 ? '1 suggestie' : `${found.length} suggesties`
}
