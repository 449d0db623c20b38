import { createHmac } from 'node:crypto'
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
 * Variants of the sheets. The one in stock has the highest stock, since all journeys buy from the same
 * shop, and is not the product's default variant. `sameSize` are its other colours in stock.
 */
export const sheetsInAndOut = async () => {
  const answer = await fetch(shop(`/api/catalog/products/${sheets}`))
  const { variants } = Product.parse(await answer.json())
  const byStock = variants.slice(1).toSorted((a, b) => b.stock - a.stock)
  const [most] = byStock
  const fewest = byStock.findLast(({ available }) => available)
  const soldOut = variants.find(({ available }) => !available)
  if (!most?.available || !fewest || !soldOut) throw new Error('the seed has one in stock and one out')
  const sameSize = variants.filter(
    ({ id, available, values }) => available && id !== most.id && values[0] === most.values[0],
  )
  return { inStock: most, fewest, soldOut, sameSize }
}

/** Adds an article to the cart: one of the sheets, unless another is named. */
export const fillCart = async (client: Client, quantity = 1, article?: number): Promise<void> => {
  const itemId = article ?? (await sheetsInAndOut()).inStock.id
  await post(client, apiPaths.cartItems, { itemId, quantity })
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

interface Ordered {
  quantity?: number
  paymentMethod?: string
  article?: number | undefined
  buyer?: AddressStepForm
}

/** A cart with an address, without methods. */
export const fillAddress = async (
  client: Client,
  quantity = 1,
  { article, buyer = guest }: Pick<Ordered, 'article' | 'buyer'> = {},
): Promise<void> => {
  await fillCart(client, quantity, article)
  await post(client, apiPaths.checkoutCustomer, buyer)
}

/** A cart with all that an order needs. */
export const fillCheckout = async (
  client: Client,
  { quantity = 1, paymentMethod = 'ideal', ...named }: Ordered = {},
): Promise<void> => {
  await fillAddress(client, quantity, named)
  await post(client, apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod })
}

/** Orders pieces of one article. The order waits for the outcome at the test bank. */
export const placeOrder = async (client: Client, ordered?: Ordered): Promise<PaymentUrl> => {
  await fillCheckout(client, ordered)
  return PaymentUrl.parse(await post(client, apiPaths.paymentUrl))
}

/** The test bank reports this outcome, without the shopper. */
export const reportOutcome = async (
  { url }: Pick<PaymentUrl, 'url'>,
  outcome: 'paid' | 'pending' | 'failed',
): Promise<void> => {
  const headers = { origin: shop('') }
  const body = new URLSearchParams({ outcome })
  const reported = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  if (reported.status !== 303) throw new Error(`the test bank answered ${reported.status}`)
}

/** Orders pieces of one article, with this outcome at the test bank. Returns the order's id. */
export const order = async (
  client: Client,
  outcome: 'paid' | 'pending' | 'failed',
  quantity = 1,
  named: Pick<Ordered, 'article' | 'buyer'> = {},
): Promise<string> => {
  const placed = await placeOrder(client, { quantity, ...named })
  await reportOutcome(placed, outcome)
  return placed.orderId
}

/** The link of the reminder mail, signed with the default development secret. */
export const restoreLink = async (page: Page): Promise<string> => {
  const { quoteId } = await (await page.request.get(shop(apiPaths.cart))).json()
  const expires = Math.floor(Date.now() / 1000 + 3600).toString(36)
  const signature = createHmac('sha256', 'development-token-secret-of-32-characters')
    .update(`cart-link:${quoteId}:${expires}`)
    .digest('base64url')
  return shop(`/cart/restore/${quoteId}.${expires}.${signature}`)
}
