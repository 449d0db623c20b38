import { z } from 'zod'
import { MomentText } from '../texts.ts'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'
import { Configuration } from './configurator.ts'

/**
 * `categories` are the product's, the main one first, for the data layer. `stock` is what can be had now. `price_changed_from` is what it
 * cost when it was put in, if that is something else. A `gift` costs nothing and comes and goes with what earns it.
 */
export const CartItem = z.object({
  id: z.int(),
  variant_id: z.int(),
  thumbnail: Image.nullable(),
  stock: z.int().min(0),
  parent: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
  name: z.string(),
  sku: z.string(),
  brand: z.string(),
  categories: z.array(z.object({ name: z.string() })),
  delivery: z.string(),
  price: Euros,
  price_old: Euros.nullable(),
  price_changed_from: Euros.nullable(),
  gift: z.boolean(),
  /** Null for what is sold as it is. */
  custom: Configuration.nullable(),
  quantity: z.int().positive(),
  subtotal: Euros,
})
export type CartItem = z.infer<typeof CartItem>

/** How far a cart is on the way to something; `text` says it in a sentence. `remaining` is 0 once it is reached. */
export const CartProgress = z.object({
  text: z.string(),
  threshold: Euros,
  remaining: Euros,
  percentage: z.int().min(0).max(100),
})
export type CartProgress = z.infer<typeof CartProgress>

/** Of an order, both kinds of progress are null. `sub_total_old` counts old prices where there is one; `sub_total_diff` is what that saves. */
export const CartTotals = z.object({
  total_quantity: z.int(),
  sub_total: Euros,
  sub_total_old: Euros,
  sub_total_diff: Euros,
  shipping_costs: Euros,
  payment_costs: Euros,
  additional_costs: z.array(z.object({ title: z.string(), amount: Euros })),
  discounts: z.array(z.object({ title: z.string(), amount: Euros })),
  vat: z.array(z.object({ rate: z.int(), amount: Euros })),
  promo_progress: CartProgress.nullable(),
  free_shipping_progress: CartProgress.nullable(),
  grand_total: Euros,
})
export type CartTotals = z.infer<typeof CartTotals>

/**
 * `discount_message` says why the applied code gives nothing at the moment.
 * `quote_id` is null and `found` false while the shopper has no cart. `updated_at` is ISO 8601.
 */
export const Cart = z.object({
  quote_id: z.string().nullable(),
  found: z.boolean(),
  items: z.array(CartItem),
  totals: CartTotals,
  shipping_method: z.string().nullable(),
  applied_code: z.string().nullable(),
  discount_message: z.string().nullable(),
  updated_at: MomentText.nullable(),
})
export type Cart = z.infer<typeof Cart>

/** The most of one variant that a cart line takes, whatever the stock. */
export const maxLineQuantity = 99

/** The number of a row: nothing above this fits one. */
const RowId = z.int().positive().max(2_147_483_647)

/** `POST /v1/cart/item`: `item_id` is a variant id; the quantity comes on top of what the line has. */
export const AddItemRequest = z.strictObject({
  item_id: RowId,
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type AddItemRequest = z.infer<typeof AddItemRequest>

/** `PUT /v1/cart/item`: `id` is a cart line; the quantity replaces the line's. */
export const ChangeItemRequest = z.strictObject({
  id: RowId,
  quantity: z.int().min(1).max(maxLineQuantity),
})
export type ChangeItemRequest = z.infer<typeof ChangeItemRequest>

/** `DELETE /v1/cart/item?id=`. */
export const RemoveItemRequest = z.strictObject({
  id: z.coerce.number().int().positive().max(2_147_483_647),
})
export type RemoveItemRequest = z.infer<typeof RemoveItemRequest>

/** `POST /v1/cart/discount`. Capitals and spaces do not matter. A code that cannot be used leaves the cart as it was. */
export const DiscountRequest = z.strictObject({ discount_code: z.string().max(64) })
export type DiscountRequest = z.infer<typeof DiscountRequest>

/** `POST /v1/cart/restore`: the signed id of the link in a mail. */
export const RestoreCartRequest = z.strictObject({ id: z.string().max(200) })
export type RestoreCartRequest = z.infer<typeof RestoreCartRequest>
