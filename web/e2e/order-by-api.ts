import type { Page } from 'playwright-core'
import { Product } from 'shared-types/contracts/catalog'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { inject } from 'vitest'

/** A page or a browser context: both send their own cookies. */
type Client = Pick<Page, 'request'>

const shop = (path: string) => inject('shopUrl') + path

/** A product in eight colours, each with a picture, some sold out. */
export const sheets = 'hoeslaken-katoen-basis-in-acht-kleuren'

/** A change through `/api`. Throws if it is refused. */
export const post = async ({ request }: Client, path: string, data?: object): Promise<unknown> => {
  const answer = await request.post(shop(path), { data, headers: { origin: shop('') } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/**
 * Two variants of the sheets. The one in stock has the highest stock, since all journeys buy from the same
 * shop, and is not the product's default variant.
 */
export const sheetsInAndOut = async () => {
  const answer = await fetch(shop(`/api/catalog/products/${sheets}`))
  const { variants } = Product.parse(await answer.json())
  const [most] = variants.slice(1).toSorted((a, b) => b.stock - a.stock)
  const soldOut = variants.find(({ available }) => !available)
  if (!most?.available || !soldOut) throw new Error('the seed has one in stock and one out')
  return { inStock: most, soldOut }
}

/** Adds a product to the cart. */
export const fillCart = async (client: Client, quantity = 1): Promise<void> => {
  const { inStock } = await sheetsInAndOut()
  await post(client, apiPaths.cartItems, { itemId: inStock.id, quantity })
}

export const guest: AddressStepForm = {
  customer: {
    type: 'private',
    firstName: 'Zoë',
    lastName: "in 't Veld",
    gender: null,
    birthdate: '',
    email: 'zoe@voorbeeld.example',
    phoneNumber: '0612345678',
    company: '',
    vatNumber: '',
    cocNumber: '',
  },
  billingAddress: {
    zipcode: '1012 JS',
    houseNumber: '1',
    extension: '',
    countryCode: 'NL',
    city: 'Amsterdam',
    street: 'Dam',
    company: '',
  },
  sameDeliveryAddress: true,
  shippingAddress: null,
}

/** A cart with an address, without methods. */
export const fillAddress = async (client: Client, quantity = 1, buyer = guest): Promise<void> => {
  await fillCart(client, quantity)
  await post(client, apiPaths.checkoutCustomer, buyer)
}

/** Orders pieces of one product, with this outcome at the test bank. Returns the order's id. */
export const order = async (
  client: Client,
  outcome: 'paid' | 'pending' | 'failed',
  quantity = 1,
  buyer = guest,
): Promise<string> => {
  await fillAddress(client, quantity, buyer)
  await post(client, apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod: 'ideal' })
  const { url, orderId } = PaymentUrl.parse(await post(client, apiPaths.paymentUrl))
  const headers = { origin: shop('') }
  const body = new URLSearchParams({ outcome })
  const paid = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  if (paid.status !== 303) throw new Error(`the test bank answered ${paid.status}`)
  return orderId
}
