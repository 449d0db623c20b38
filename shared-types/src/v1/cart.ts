import { z } from 'zod'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'

/** `categories` are the product's, for the data layer. `stock` is what can be had now. */
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
  quantity: z.int().positive(),
  subtotal: Euros,
})
export type CartItem = z.infer<typeof CartItem>

/** `sub_total_old` counts old prices where there is one; `sub_total_diff` is what that saves. */
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
  grand_total: Euros,
})
export type CartTotals = z.infer<typeof CartTotals>

/** `quote_id` is null and `found` false while the shopper has no cart. `updated_at` is ISO 8601. */
export const Cart = z.object({
  quote_id: z.string().nullable(),
  found: z.boolean(),
  items: z.array(CartItem),
  totals: CartTotals,
  shipping_method: z.string().nullable(),
  applied_code: z.string().nullable(),
  updated_at: z.string().nullable(),
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
