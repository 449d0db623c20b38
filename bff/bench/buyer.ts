import { Cart } from 'shared-types/contracts/cart'
import { ProductTiles } from 'shared-types/contracts/catalog'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Pool } from 'undici'
import { guest } from '../test/guest.ts'

/** One article of each available product, from some hundred products. */
export const articles = async (connections: Pool): Promise<number[]> => {
  const ids = Array.from({ length: 240 }, (_, at) => at + 1)
  const questions = Array.from({ length: 12 }, (_, at) => ids.slice(at * 20, at * 20 + 20))
  const tiles = await Promise.all(
    questions.map(async (batch) => {
      const { body } = await connections.request({ method: 'GET', path: apiPaths.products(batch) })
      return ProductTiles.parse(await body.json()).products
    }),
  )
  return tiles
    .flat()
    .flatMap(({ available, configurable, variantId }) => (available && !configurable ? variantId : []))
}

/** A browser on the shop's own pages, with its session cookie. */
export const newBuyer = (connections: Pool, origin: string) => {
  let cookie = ''

  /** Returns null if the article is sold out. */
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await connections.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', origin, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
    const set = [answer.headers['set-cookie'] ?? []].flat()[0]
    if (set) cookie = set.slice(0, set.indexOf(';'))
    const text = await answer.body.text()
    if (answer.statusCode === 409) return null
    if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return JSON.parse(text)
  }

  let total = 0
  return {
    cookie: () => cookie,
    /** Adds an article to the cart; returns its stock. */
    add: async (itemId: number): Promise<number> => {
      const added = await post(apiPaths.cartItems, { itemId, quantity: 1 })
      if (added === null) return 0
      const cart = Cart.parse(added)
      total = cart.totals.grandTotal
      return cart.items[0]?.stock ?? 0
    },
    /** Fills in the checkout, up to the order button. Shipping and payment method are free. */
    fillIn: async () => {
      await post(apiPaths.checkoutCustomer, guest)
      await post(apiPaths.paymentMethods, { shippingMethod: 'standard', paymentMethod: 'ideal' })
    },
    press: async () => PaymentUrl.parse(await post(apiPaths.paymentUrl, { expectedTotal: total })),
  }
}

export type Buyer = ReturnType<typeof newBuyer>
