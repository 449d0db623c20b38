import { z } from 'zod'
import { AddressLookup } from 'shared-types/v1/checkout'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../errors.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { knownAddresses } from './known-addresses.ts'

const querystring = z.strictObject({
  zipcode: z.string().min(1, 'Vul een postcode in').max(10),
  house_number: z.string().regex(/\d/, 'Vul een huisnummer in').max(20),
  extension: z.string().max(15).optional(),
  country_code: z.string().max(2).default('NL'),
})

/** A Dutch zipcode is one side of one street, so the number changes nothing. Elsewhere people type. */
const lookUp = (zipcode: string, country: string): AddressLookup | Refusal => {
  const key = zipcode.replaceAll(' ', '').toUpperCase()
  const found = country === 'NL' && Object.hasOwn(knownAddresses, key) ? knownAddresses[key] : undefined
  return found ?? refuse('not_found', 'Dit adres kennen we niet. Vul zelf je straat en plaats in.')
}

export const addressRoutes =
  (_shop: Shop): Routes =>
  async (app) => {
    app.get(
      '/v1/address/lookup',
      { schema: { querystring, response: { 200: AddressLookup } } },
      async ({ query }) => answer(lookUp(query.zipcode, query.country_code)),
    )
  }
