import type { Cart, CartItem } from 'shared-types/contracts/cart'
import { maxLineQuantity } from 'shared-types/limits'

/** The maximum quantity of a line. */
export const maxQuantityOf = ({ stock }: Pick<CartItem, 'stock'>): number => Math.min(stock, maxLineQuantity)

/** Whether a line has more pieces than there are. */
export const isShort = ({ stock, quantity }: Pick<CartItem, 'stock' | 'quantity'>): boolean =>
  stock < quantity

/** True if the cart has lines and all of them can be ordered. */
export const canBeOrdered = (cart: Cart): boolean => cart.items.length > 0 && !cart.items.some(isShort)

/** The lines of an article that was just added: its own, and that of its gift. */
export const addedLines = ({ items }: Cart, itemId: number): CartItem[] => {
  const given = items.find(({ variantId, gift }) => variantId === itemId && !gift)?.gives
  return items.filter(({ variantId, gift }) => variantId === (gift ? given : itemId))
}

/** The cart with a new quantity, before the server confirms it. The totals stay until the server responds. */
export const withQuantity = (cart: Cart, id: number, quantity: number): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === id ? { ...item, quantity } : item)),
})
