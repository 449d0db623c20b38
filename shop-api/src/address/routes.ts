import { LenientZipcode, LenientHouseNumber, LenientCountry, TypedSoFar } from 'shared-types/texts'
import { z } from 'zod'
import { AddressLookup, AddressSuggestions } from 'shared-types/contracts/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { openAddressRegister } from './address-register.ts'
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
    const register = openAddressRegister(shop)
    app.get(v1.addressLookup, {
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
      }) => answer(await lookUpAddress(register, { zipcode, houseNumber, extension, country })),
    })

    app.get(v1.checkoutPostcodeAutocomplete, {
      schema: {
        operation: { id: 'suggestAddresses', summary: 'Suggest addresses for a partly typed postcode' },
        querystring: typed,
        response: { 200: AddressSuggestions },
      },
      handler: ({ query: { zipcode, house_number: houseNumber } }) =>
        suggestAddresses(register, { zipcode, houseNumber }),
    })
  }
