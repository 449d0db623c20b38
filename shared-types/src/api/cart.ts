import { z } from 'zod'
import { MomentText } from '../texts.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { maxLineQuantity } from './cart-limits.ts'
import { Configuration } from './configurator.ts'

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
  /** What it cost when it was put in, if that is something else. */
  priceChangedFrom: Cents.nullable(),
  /** Costs nothing; comes and goes with what earns it. */
  gift: z.boolean(),
  configuration: Configuration.nullable(),
  quantity: z.int(),
  subtotal: Cents,
})
export type CartItem = z.infer<typeof CartItem>

/** How far the cart is on the way to something, in a sentence. `remaining` is 0 once it is reached. */
export const CartProgress = z.strictObject({
  text: z.string(),
  threshold: Cents,
  remaining: Cents,
  percentage: z.int(),
})
export type CartProgress = z.infer<typeof CartProgress>

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
  promoProgress: CartProgress.nullable(),
  freeShippingProgress: CartProgress.nullable(),
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
  /** Why the applied code gives nothing at the moment. */
  discountMessage: z.string().nullable(),
  updatedAt: MomentText.nullable(),
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

/** `POST /api/cart/discount`. */
export const DiscountRequest = z.strictObject({ discountCode: z.string().max(64) })
export type DiscountRequest = z.infer<typeof DiscountRequest>

/** `POST /api/cart/restore`: the signed id of the link in a mail. */
export const RestoreCartRequest = z.strictObject({ id: z.string().max(200) })
export type RestoreCartRequest = z.infer<typeof RestoreCartRequest>
