import { z } from 'zod'
import { MomentText } from '../texts.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { maxLineQuantity } from './cart-limits.ts'
import { mappedOnWire, onWire } from '../wire.ts'
import { Configuration } from './configuration.ts'

/** The provider writes `{ name }`. */
const CategoryName = mappedOnWire(z.string(), z.object({ name: z.string() }), {
  toWire: (name) => ({ name }),
  fromWire: ({ name }) => name,
})

export const CartItem = z.strictObject({
  id: z.int(),
  variantId: z.int(),
  thumbnail: Image.nullable(),
  /** What can be had now. */
  stock: z.int().min(0),
  parent: z.strictObject({ id: z.int(), title: z.string(), slug: z.string() }),
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  /** Of the product, the main one first, for the data layer. */
  categories: z.array(CategoryName),
  delivery: z.string(),
  price: Cents,
  priceOld: Cents.nullable(),
  /** What it cost when it was put in, if that is something else. */
  priceChangedFrom: Cents.nullable(),
  /** Costs nothing; comes and goes with what earns it. */
  gift: z.boolean(),
  /** Null for what is sold as it is. */
  configuration: onWire('custom', Configuration.nullable()),
  quantity: z.int().positive(),
  subtotal: Cents,
})
export type CartItem = z.infer<typeof CartItem>

/** How far the cart is on the way to something, in a sentence. `remaining` is 0 once it is reached. */
export const CartProgress = z.strictObject({
  text: z.string(),
  threshold: Cents,
  remaining: Cents,
  percentage: z.int().min(0).max(100),
})
export type CartProgress = z.infer<typeof CartProgress>

/**
 * `vat` is what the grand total includes, by rate in percent. Of an order, both kinds of progress are null.
 * `subTotalOld` counts old prices where there is one; `subTotalDiff` is what that saves.
 */
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

/**
 * `GET /api/cart` and `/v1/cart`, and the answer to every change of it. `quoteId` is null and `found` false while the
 * shopper has no cart. `updatedAt` is ISO 8601.
 */
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

/** The number of a row: nothing above this fits one. */
const RowId = z.int().positive().max(2_147_483_647)

/** `POST /api/cart/items` and `/v1/cart/item`: `itemId` is a variant; the quantity comes on top of what the cart has. */
export const AddItemRequest = z.strictObject({
  itemId: RowId,
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type AddItemRequest = z.infer<typeof AddItemRequest>

/** `PUT /api/cart/items/:id`: the quantity replaces the line's. */
export const ChangeItemRequest = z.strictObject({
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type ChangeItemRequest = z.infer<typeof ChangeItemRequest>

/** `POST /api/cart/discount`. Capitals and spaces do not matter. A code that cannot be used leaves the cart as it was. */
export const DiscountRequest = z.strictObject({ discountCode: z.string().max(64) })
export type DiscountRequest = z.infer<typeof DiscountRequest>

/** `POST /api/cart/restore`: the signed id of the link in a mail. */
export const RestoreCartRequest = z.strictObject({ id: z.string().max(200) })
export type RestoreCartRequest = z.infer<typeof RestoreCartRequest>
