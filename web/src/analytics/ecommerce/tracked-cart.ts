import type { Cart, CartItem } from 'shared-types/contracts/cart'
import type { TrackedItem } from '../events.ts'

/** A cart line as it is measured; `pieces` is the quantity that the event is about. */
export const trackedLine = (line: CartItem, pieces = line.quantity): TrackedItem => ({
  itemId: line.sku,
  itemName: line.parent.title,
  itemBrand: line.brand,
  itemCategory: line.categories[0],
  itemVariant: line.name,
  price: line.price,
  quantity: pieces,
})

export const trackedCart = ({ items, appliedCode }: Cart) => ({
  items: items
    .filter(({ gift }) => !gift)
    .map((line) => Object.assign(trackedLine(line), { discount: line.discount })),
  coupon: appliedCode ?? undefined,
})
