import type { CartItem } from 'shared-types/contracts/cart'
import { isShort } from '../state/cart-state.ts'

/** Why this line cannot be ordered, as a message for the shopper; null if it can. */
export const shortage = ({ stock, quantity }: Pick<CartItem, 'stock' | 'quantity'>): string | null => {
  if (!isShort({ stock, quantity })) return null
  if (stock <= 0) return 'Dit artikel is uitverkocht. Verwijder het om verder te gaan.'
  return stock === 1
    ? 'Er is er nog maar 1. Pas het aantal aan om verder te gaan.'
    : `Er zijn er nog maar ${stock}. Pas het aantal aan om verder te gaan.`
}
