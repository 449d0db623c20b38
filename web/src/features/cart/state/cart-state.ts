import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { maxLineQuantity } from 'shared-types/limits'
import { money } from '../../../ui/text/money.ts'

/** The maximum quantity of a line. */
export const mostOf = ({ stock }: Pick<CartItem, 'stock'>): number => Math.min(stock, maxLineQuantity)

/** Why this line cannot be ordered, as a message for the shopper; null if it can. */
export const shortage = ({ stock, quantity }: Pick<CartItem, 'stock' | 'quantity'>): string | null => {
  if (stock >= quantity) return null
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

/** True if the cart has lines and all of them can be ordered. */
export const canBeOrdered = (cart: Cart): boolean =>
  cart.items.length > 0 && cart.items.every((item) => shortage(item) === null)

/** The cart with a new quantity, before the server confirms it. The totals stay until the server responds. */
export const withQuantity = (cart: Cart, id: number, quantity: number): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
})
