import type { Cart } from 'shared-types/contracts/cart'
import { readStored, writeStored } from '../../stores/browser-storage.ts'
import { isGranted, readConsent } from '../consent.ts'
import type { ShopEvent } from '../events.ts'
import { trackedCart } from './tracked-cart.ts'

const storageKey = 'begun-checkout'

/** Without session storage, every time counts as the first. */
const isNew = (cartId: string): boolean => {
  if (readStored('sessionStorage', storageKey) === cartId) return false
  writeStored('sessionStorage', storageKey, cartId)
  return true
}

/**
 * The event for starting the checkout, once per cart in this tab: returning to the first step or reloading it
 * does not repeat it. Null when it was already sent or consent is missing.
 */
export const begunCheckout = (cart: Cart): ShopEvent | null =>
  isGranted(readConsent()) && isNew(cart.quoteId ?? '')
    ? { event: 'begin_checkout', ...trackedCart(cart) }
    : null
