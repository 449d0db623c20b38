import type { AddressSuggestion } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/api/paths'
import { type FormCountry, isZipcode } from 'shared-types/forms/address'

export interface TypedZipcode {
  zipcode: string
  houseNumber: string
  countryCode: FormCountry
}

/** '1012', '1012 j', '1012JS' and, as people write it in one go, '1012 JS 12a'. */
const typedZipcode = /^\s*([1-9]\d{3}\s?(?:[A-Z]{1,2})?)(?:\s+(\d.{0,19}))?\s*$/i

/** '1012 JS 12a', typed in one go: the zipcode, and what belongs in the field of the house number. */
export const splitZipcode = (typed: string): { zipcode: string; houseNumber: string } | null => {
  const [, zipcode, houseNumber] = typedZipcode.exec(typed) ?? []
  return zipcode && houseNumber && isZipcode(zipcode, 'NL')
    ? { zipcode: zipcode.trim(), houseNumber: houseNumber.trim() }
    : null
}

/** Where suggestions for a Dutch zipcode are asked: from four digits on. */
export const suggestionsPath = ({ zipcode, houseNumber, countryCode }: TypedZipcode): string | null => {
  const [, typed, behind] = typedZipcode.exec(zipcode) ?? []
  if (countryCode !== 'NL' || typed === undefined) return null
  return apiPaths.addressSuggestions({ zipcode: typed.trim(), houseNumber: (behind ?? houseNumber).trim() })
}

/** 'Dam 12 A, Amsterdam'. */
export const placeOf = ({ street, houseNumber, extension, city }: AddressSuggestion): string =>
  `${[street, houseNumber, extension].filter(Boolean).join(' ')}, ${city}`

/** What those who cannot see the list hear of it. */
export const countOf = (found: AddressSuggestion[]): string => {
  if (found.length === 0) return 'Geen suggesties'
  return found.length === 1 ? '1 suggestie' : `${found.length} suggesties`
}
