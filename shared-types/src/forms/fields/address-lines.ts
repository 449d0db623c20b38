import { type Country, countryNames } from './country.ts'
import { streetLine } from './street-line.ts'

interface PostalAddress {
  street: string
  houseNumber: string
  extension: string
  zipcode: string
  city: string
  countryCode: Country
}

/** Where an address is: street, zipcode with city, and country. */
export const postalLines = (of: PostalAddress): string[] => [
  streetLine(of),
  `${of.zipcode} ${of.city}`,
  countryNames[of.countryCode],
]

/** An address as it is printed, without empty and equal lines. `name` is the extra line on a parcel. */
export const addressLines = (
  person: string,
  of: PostalAddress & { company: string; name?: string },
): string[] => {
  const lines = [of.company, person, of.name ?? '', ...postalLines(of)].map((line) => line.trim())
  return [...new Set(lines)].filter(Boolean)
}
