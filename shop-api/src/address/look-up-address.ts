import { isZipcode } from 'shared-types/forms/address'
import type { AddressLookup } from 'shared-types/contracts/checkout'
import type { Shop } from '../context.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { askPdok } from './ask-pdok.ts'
import { knownAddresses } from './known-addresses.ts'

interface Asked {
  zipcode: string
  houseNumber: string
  extension: string
  country: string
}

/** That nothing could be found out. Nobody is told that an address does not exist because a server is down. */
const nobodyKnows: AddressLookup = { city: '', street: '' }

/** A Dutch zipcode is one side of one street, so the number changes nothing. */
const inTable = (zipcode: string): AddressLookup | undefined => {
  const key = zipcode.replaceAll(' ', '').toUpperCase()
  return Object.hasOwn(knownAddresses, key) ? knownAddresses[key] : undefined
}

/** Street and place of a Dutch address: from PDOK when it is configured, else from the built-in table. Elsewhere people type. */
export const lookUpAddress = async (
  { config, log }: Pick<Shop, 'config' | 'log'>,
  { zipcode, country, ...house }: Asked,
): Promise<AddressLookup | Refusal> => {
  const unknown = refuse('not_found', 'Dit adres kennen we niet. Vul zelf je straat en plaats in.')
  if (country !== 'NL' || !isZipcode(zipcode, 'NL')) return unknown
  if (config.pdokUrl === null) return inTable(zipcode) ?? unknown
  try {
    return (await askPdok(config.pdokUrl, { zipcode, ...house })) ?? unknown
  } catch (error) {
    log.warn({ err: error }, 'the address register did not answer')
    return inTable(zipcode) ?? nobodyKnows
  }
}
