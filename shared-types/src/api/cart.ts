import { z } from 'zod'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { maxLineQuantity } from './cart-limits.ts'

export const CartItem = z.strictObject({
  id: z.int(),
  variantId: z.int(),
  thumbnail: Image.nullable(),
  /** What can be had now. */
  stock: z.int(),
  parent: z.strictObject({ id: z.int(), title: z.string(), slug: z.string() }),
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  categories: z.array(z.string()),
  delivery: z.string(),
  price: Cents,
  priceOld: Cents.nullable(),
  quantity: z.int(),
  subtotal: Cents,
})
export type CartItem = z.infer<typeof CartItem>

/** All in cents. `vat` is what the grand total includes, by rate in percent. */
export const CartTotals = z.strictObject({
  totalQuantity: z.int(),
  subTotal: Cents,
  subTotalOld: Cents,
  subTotalDiff: Cents,
  shippingCosts: Cents,
  paymentCosts: Cents,
  additionalCosts: z.array(z.strictObject({ title: z.string(), amount: Cents })),
  discounts: z.array(z.strictObject({ title: z.string(), amount: Cents })),
  vat: z.array(z.strictObject({ rate: z.int(), amount: Cents })),
  grandTotal: Cents,
})
export type CartTotals = z.infer<typeof CartTotals>

/** `GET /api/cart`, and the answer to every change of it. */
export const Cart = z.strictObject({
  quoteId: z.string().nullable(),
  found: z.boolean(),
  items: z.array(CartItem),
  totals: CartTotals,
  shippingMethod: z.string().nullable(),
  appliedCode: z.string().nullable(),
  updatedAt: z.string().nullable(),
})
export type Cart = z.infer<typeof Cart>

/** `POST /api/cart/items`: `itemId` is a variant; the quantity comes on top of what the cart has. */
export const AddItemRequest = z.strictObject({
  itemId: z.int().positive(),
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type AddItemRequest = z.infer<typeof AddItemRequest>

/** `PUT /api/cart/items/:id`: the quantity replaces the line's. */
export const ChangeItemRequest = z.strictObject({
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type ChangeItemRequest = z.infer<typeof ChangeItemRequest>
