import { z } from 'zod'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'
import { CartTotals } from './cart.ts'
import { BillingAddress, ShippingAddress } from './checkout.ts'

export const OrderState = z.enum(['pending_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'])
export type PaymentState = z.infer<typeof PaymentState>

/** `GET /v1/order/{id}/status?token=`. `token` opens the order without the shopper's session, until it expires. */
export const OrderStatus = z.object({
  order_id: z.string(),
  order_number: z.string(),
  state: OrderState,
  payment_state: PaymentState,
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** `GET /v1/order/{id}?token=`. Dates are ISO 8601. */
export const Order = z.object({
  ...OrderStatus.shape,
  created_at: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  billing_address: BillingAddress,
  shipping_address: ShippingAddress,
  shipping_method: z.object({ code: z.string(), title: z.string() }),
  payment_method: z.object({ code: z.string(), title: z.string() }),
  lines: z.array(
    z.object({
      variant_id: z.int(),
      parent: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
      name: z.string(),
      sku: z.string(),
      brand: z.string(),
      thumbnail: Image.nullable(),
      price: Euros,
      quantity: z.int(),
      subtotal: Euros,
    }),
  ),
  totals: CartTotals,
})
export type Order = z.infer<typeof Order>

/** `POST /v1/order/payment-url`: pay an order whose payment failed, was cancelled or expired. */
export const RetryPaymentRequest = z.strictObject({
  order_id: z.uuid(),
  token: z.string().max(512).optional(),
  payment_method: z.string().max(64).optional(),
})
export type RetryPaymentRequest = z.infer<typeof RetryPaymentRequest>
