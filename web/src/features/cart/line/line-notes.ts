import type { CartItem } from 'shared-types/contracts/cart'
import { money } from '../../../ui/text/money.ts'
import { isShort } from '../state/cart-state.ts'

/** Why this line cannot be ordered, as a message for the shopper; null if it can. */
export const shortage = ({ stock, quantity }: Pick<CartItem, 'stock' | 'quantity'>): string | null => {
  if (!isShort({ stock, quantity })) return null
  if (stock <= 0) return 'Dit artikel is uitverkocht. Verwijder het om verder te gaan.'
  return stock === 1
    ? 'Er is er nog maar 1. Pas het aantal aan om verder te gaan.'
    : `Er zijn er nog maar ${stock}. Pas het aantal aan om verder te gaan.`
}

/** A message if the price changed since the item was added to the cart; null if it did not. */
export const priceChange = ({ price, priceChangedFrom }: CartItem): string | null => {
  if (priceChangedFrom === null) return null
  const change = price < priceChangedFrom ? 'verlaagd' : 'verhoogd'
  return `De prijs is ${change} van ${money(priceChangedFrom)} naar ${money(price)} sinds je dit toevoegde.`
}
