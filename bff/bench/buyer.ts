import { Cart } from 'shared-types/contracts/cart'
import { PaymentUrl } from 'shared-types/contracts/checkout'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { Pool } from 'undici'
import { guest } from '../test/guest.ts'

/** A browser on the shop's own pages, with its session cookie. */
export const newBuyer = (connections: Pool, origin: string) => {
  let cookie = ''

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
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
    return JSON.parse(text)
  }

  let total = 0
  return {
    /** Adds an article to the cart; returns its stock. */
    add: async (itemId: number): Promise<number> => {
      const cart = Cart.parse(await post(apiPaths.cartItems, { itemId, quantity: 1 }))
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
