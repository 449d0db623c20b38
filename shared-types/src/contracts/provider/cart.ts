import { z } from 'zod'
import * as cart from '../cart.ts'

/** `PUT /v1/cart/item`: `id` is a cart line; the quantity replaces the line's. */
export const ChangeItemRequest = z.strictObject({
  id: cart.AddItemRequest.shape.itemId,
  ...cart.ChangeItemRequest.shape,
})
export type ChangeItemRequest = z.infer<typeof ChangeItemRequest>
