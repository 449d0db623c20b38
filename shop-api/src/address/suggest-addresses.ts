import { normaliseZipcode } from 'shared-types/forms/address'
import type { AddressSuggestion, AddressSuggestions } from 'shared-types/contracts/checkout'
import type { AddressRegister } from './address-register.ts'
import { compact } from './pdok.ts'
import { addressTable } from './known-addresses.ts'

/** A street with its zipcode, or one house in it. */
interface House {
  postcode: string
  /** `12A-2`; empty for a street. */
  house: string
  street: string
  city: string
}

/** More do not fit on a phone above its keyboard. */
const mostSuggestions = 8

/** A prefix of a Dutch zipcode with all four digits and up to two letters. */
const beginning = /^[1-9]\d{3}[A-Z]{0,2}$/

/** By zipcode, then by house number in numerical order. */
const order = new Intl.Collator('nl', { numeric: true })
const keyOf = ({ postcode, house, street }: House) => `${postcode} ${house} ${street}`

/** The table contains only streets. */
const inTable = (zipcode: string): House[] =>
  addressTable.flatMap(({ zipcode: postcode, street, city }) =>
    postcode.startsWith(zipcode) ? [{ postcode, house: '', street, city }] : [],
  )

const present = ({ postcode, house, street, city }: House): AddressSuggestion => {
  const [, houseNumber = '', extension = ''] = /^(\d*)(.*)$/.exec(house) ?? []
  return {
    zipcode: normaliseZipcode(postcode, 'NL'),
    street,
    city,
    houseNumber,
    extension,
  }
}

/** Suggestions for a partly typed Dutch zipcode: from PDOK, else from the built-in table. */
export const suggestAddresses = async (
  register: AddressRegister,
  typed: { zipcode: string; houseNumber: string },
): Promise<AddressSuggestions> => {
  const zipcode = compact(typed.zipcode)
  if (!beginning.test(zipcode)) return { suggestions: [] }
  const isWhole = zipcode.length === 6
  const found = await register.suggest(zipcode, isWhole ? compact(typed.houseNumber) : '')
  const houses = found === 'silent' ? inTable(zipcode) : found
  const each = new Map(houses.map((house) => [keyOf(house), house]))
  const sorted = [...each].toSorted(([left], [right]) => order.compare(left, right))
  return { suggestions: sorted.slice(0, mostSuggestions).map(([, house]) => present(house)) }
}
