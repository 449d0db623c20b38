import { AddressLookup, AddressSuggestions } from 'shared-types/contracts/checkout'
import { v1 } from 'shared-types/contracts/provider/paths'
import { AddressQuery, TypedAddress } from 'shared-types/urls/queries'
import { operations } from 'shared-types/openapi/operations'
import type { Routes, Shop } from '../context.ts'
import { answer } from '../http/errors.ts'
import { openAddressRegister } from './address-register.ts'
import { lookUpAddress } from './look-up-address.ts'
import { suggestAddresses } from './suggest-addresses.ts'

export const addressRoutes =
  (shop: Shop): Routes =>
  async (app) => {
    const register = openAddressRegister(shop)
    app.get(v1.addressLookup, {
      schema: {
        operation: operations.lookUpAddress,
        querystring: AddressQuery,
        response: { 200: AddressLookup },
      },
      handler: async ({ query }) => answer(await lookUpAddress(register, query)),
    })

    app.get(v1.checkoutPostcodeAutocomplete, {
      schema: {
        operation: operations.suggestAddresses,
        querystring: TypedAddress,
        response: { 200: AddressSuggestions },
      },
      handler: ({ query }) => suggestAddresses(register, query),
    })
  }
