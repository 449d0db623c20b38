import type { Cart } from 'shared-types/contracts/cart'
import { isGranted, readConsent } from './consent.ts'
import type { ShopEvent } from './events.ts'
import { trackedCart } from './tracked-cart.ts'

const storageKey = 'begun-checkout'

const isNew = (cartId: string): boolean => {
  try {
    if (sessionStorage.getItem(storageKey) === cartId) return false
    sessionStorage.setItem(storageKey, cartId)
  } catch {
    // Where nothing can be kept, each time is the first.
  }
  return true
}

/**
 * The event of a checkout that is begun, once for a cart in this tab: who comes back to the first step, or reloads it,
 * does not begin again. Null when it was told before, or may not be told.
 */
export const begunCheckout = (cart: Cart): ShopEvent | null =>
  isGranted(readConsent()) && isNew(cart.quoteId ?? '')
    ? { event: 'begin_checkout', ...trackedCart(cart) }
    : null
