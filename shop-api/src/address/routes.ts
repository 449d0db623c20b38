import { LenientZipcode, LenientHouseNumber, LenientCountry, TypedSoFar } from 'shared-types/texts'
import { z } from 'zod'
import { AddressLookup, AddressSuggestions } from 'shared-types/contracts/checkout'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { lookUpAddress } from './look-up-address.ts'
import { suggestAddresses } from './suggest-addresses.ts'

const querystring = z.strictObject({
  zipcode: LenientZipcode.min(1, 'Vul een postcode in').max(10),
  house_number: LenientHouseNumber.regex(/\d/, 'Vul een huisnummer in').max(20),
  extension: z.string().max(15).optional(),
  country_code: LenientCountry.max(2).default('NL'),
})

/** A partly typed zipcode; invalid input gets no suggestions. */
const typed = z.strictObject({ zipcode: TypedSoFar.max(20), house_number: TypedSoFar.max(20).default('') })

export const addressRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    app.get('/v1/address/lookup', {
      schema: {
        operation: {
          id: 'lookUpAddress',
          summary: 'Find city and street of a postcode and house number',
          errors: ['not_found'],
        },
        querystring,
        response: { 200: AddressLookup },
      },
      handler: async ({
        query: { zipcode, house_number: houseNumber, extension = '', country_code: country },
      }) => answer(await lookUpAddress(shop, { zipcode, houseNumber, extension, country })),
    })

    app.get('/v1/checkout/postcode/autocomplete', {
      schema: {
        operation: { id: 'suggestAddresses', summary: 'Suggest addresses for a postcode being typed' },
        querystring: typed,
        response: { 200: AddressSuggestions },
      },
      handler: ({ query: { zipcode, house_number: houseNumber } }) =>
        suggestAddresses(shop, { zipcode, houseNumber }),
    })
  }
