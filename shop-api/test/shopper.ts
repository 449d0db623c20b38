import type { InjectOptions } from 'fastify'
import type { Cart, PaymentUrl, SaveCustomerRequest } from './wire-types.ts'
import * as provider from 'shared-types/contracts/provider/checkout'
import type { V1Error } from 'shared-types/errors'
import { shopperAddressHeader } from 'shared-types/contracts/provider/shopper-address'
import { fromWire } from 'shared-types/wire'
import type { ShopUnderTest } from './shop-under-test.ts'

export const addressStep: SaveCustomerRequest = {
  customer: {
    type: 'private',
    first_name: 'Zoë',
    last_name: "in 't Veld",
    gender: null,
    birthdate: '',
    email: 'zoe@example.com',
    phone_number: '0612345678',
    company: '',
    vat_number: '',
    coc_number: '',
  },
  billing_address: {
    zipcode: '1012 JS',
    house_number: '1',
    extension: 'A',
    country_code: 'NL',
    city: 'Amsterdam',
    street: 'Dam',
    company: '',
  },
  shipping_address: null,
}

/** The same step in stored form. */
export const storedStep = provider.SaveCustomerRequest.parse(
  fromWire(provider.SaveCustomerRequest, addressStep),
)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Answer<T> {
  status: number
  body: T & Partial<V1Error>
  headers: Record<string, unknown>
}

/** A client of the shop: the bff's bearer, a cookie jar, and an optional client IP. */
export const newShopper = ({ app, bearer }: ShopUnderTest, cookie = '', address = '') => {
  const jar = { cookie }

  const ask = async <T = object>(
    method: Method,
    url: string,
    payload?: InjectOptions['payload'],
  ): Promise<Answer<T>> => {
    const response = await app.inject({
      method,
      url,
      headers: {
        authorization: bearer,
        ...(jar.cookie ? { cookie: jar.cookie } : {}),
        ...(address ? { [shopperAddressHeader]: address } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const [set] = response.cookies
    if (set) jar.cookie = `${set.name}=${set.value}`
    return { status: response.statusCode, body: response.json(), headers: response.headers }
  }

  const add = (variantId: number, quantity = 1) =>
    ask<Cart>('POST', '/v1/cart/item', { item_id: variantId, quantity })

  const press = () => ask<PaymentUrl>('POST', '/v1/checkout/payment-url')

  return {
    jar,
    ask,
    add,
    press,
    /** Fills the cart and the checkout; only the order button remains. */
    fillIn: async (variantId: number, quantity = 1, paymentMethod = 'ideal', shippingMethod = 'standard') => {
      await add(variantId, quantity)
      await ask('POST', '/v1/checkout/customer', addressStep)
      await ask('POST', '/v1/checkout/paymentmethod', {
        selected_shipping_method: shippingMethod,
        selected_payment_method: paymentMethod,
      })
    },
  }
}

export type Shopper = ReturnType<typeof newShopper>
