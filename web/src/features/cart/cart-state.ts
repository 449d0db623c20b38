import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { maxLineQuantity } from 'shared-types/contracts/cart-limits'
import { money } from '../../ui/money.ts'

/** The largest quantity that a line can be given. */
export const mostOf = ({ stock }: Pick<CartItem, 'stock'>): number => Math.min(stock, maxLineQuantity)

/** What stands between this line and an order, in words for the shopper; null when nothing does. */
export const shortage = ({ stock, quantity }: Pick<CartItem, 'stock' | 'quantity'>): string | null => {
  if (stock >= quantity) return null
  if (stock <= 0) return 'Dit artikel is uitverkocht. Verwijder het om verder te gaan.'
  return stock === 1
    ? 'Er is er nog maar 1. Pas het aantal aan om verder te gaan.'
    : `Er zijn er nog maar ${stock}. Pas het aantal aan om verder te gaan.`
}

/** What to say of an article that does not cost any more what it did when it was put in. */
export const priceChange = ({ price, priceChangedFrom }: CartItem): string | null => {
  if (priceChangedFrom === null) return null
  const change = price < priceChangedFrom ? 'verlaagd' : 'verhoogd'
  return `De prijs is ${change} van ${money(priceChangedFrom)} naar ${money(price)} sinds je dit toevoegde.`
}

/** True when there is something to order and all of it is to be had. */
export const canBeOrdered = (cart: Cart): boolean =>
  cart.items.length > 0 && cart.items.every((item) => shortage(item) === null)

/** The cart as it will be once the server has agreed. Its totals wait for the server, which does the sums. */
export const withQuantity = (cart: Cart, id: number, quantity: number): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
})
