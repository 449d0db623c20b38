import { normaliseZipcode, splitHouseNumber } from 'shared-types/forms/address'
import type { AddressSuggestion, AddressSuggestions } from 'shared-types/contracts/checkout'
import type { Shop } from '../context.ts'
import { compact, suggestByPdok } from './ask-pdok.ts'
import { knownAddresses } from './known-addresses.ts'

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
  Object.entries(knownAddresses).flatMap(([postcode, { street, city }]) =>
    postcode.startsWith(zipcode) ? [{ postcode, house: '', street, city }] : [],
  )

const findHouses = async (
  { config, log }: Pick<Shop, 'config' | 'log'>,
  zipcode: string,
  house: string,
): Promise<House[]> => {
  if (config.pdokUrl === null) return inTable(zipcode)
  try {
    return await suggestByPdok(config.pdokUrl, zipcode, house)
  } catch (error) {
    log.warn({ err: error }, 'the address register did not suggest anything')
    return inTable(zipcode)
  }
}

const present = ({ postcode, house, street, city }: House): AddressSuggestion => {
  const { houseNumber, extension } = splitHouseNumber(house, '')
  return {
    zipcode: normaliseZipcode(postcode, 'NL'),
    street,
    city,
    houseNumber,
    extension,
  }
}

/** Suggestions for a partly typed Dutch zipcode: from PDOK if configured, else from the built-in table. */
export const suggestAddresses = async (
  shop: Pick<Shop, 'config' | 'log'>,
  typed: { zipcode: string; houseNumber: string },
): Promise<AddressSuggestions> => {
  const zipcode = compact(typed.zipcode)
  if (!beginning.test(zipcode)) return { suggestions: [] }
  const isWhole = zipcode.length === 6
  const houses = await findHouses(shop, zipcode, isWhole ? compact(typed.houseNumber) : '')
  const each = new Map(houses.map((house) => [keyOf(house), house]))
  const sorted = [...each].toSorted(([left], [right]) => order.compare(left, right))
  return { suggestions: sorted.slice(0, mostSuggestions).map(([, house]) => present(house)) }
}
