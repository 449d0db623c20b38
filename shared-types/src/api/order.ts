import { z } from 'zod'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { CartTotals } from './cart.ts'
import { BillingAddress, ShippingAddress } from './checkout.ts'

export const OrderState = z.enum(['pending_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'])
export type PaymentState = z.infer<typeof PaymentState>

/** `GET /api/orders/:id/status`. */
export const OrderStatus = z.strictObject({
  orderId: z.string(),
  orderNumber: z.string(),
  state: OrderState,
  paymentState: PaymentState,
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** `GET /api/orders/:id`. `createdAt` is ISO 8601. */
export const Order = z.strictObject({
  ...OrderStatus.shape,
  createdAt: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  billingAddress: BillingAddress,
  shippingAddress: ShippingAddress,
  shippingMethod: z.strictObject({ code: z.string(), title: z.string() }),
  paymentMethod: z.strictObject({ code: z.string(), title: z.string() }),
  lines: z.array(
    z.strictObject({
      variantId: z.int(),
      parent: z.strictObject({ id: z.int(), title: z.string(), slug: z.string() }),
      name: z.string(),
      sku: z.string(),
      brand: z.string(),
      thumbnail: Image.nullable(),
      price: Cents,
      quantity: z.int(),
      subtotal: Cents,
    }),
  ),
  totals: CartTotals,
})
export type Order = z.infer<typeof Order>

/** `POST /api/orders/:id/payment-url`. `token` is the signed link's. */
export const RetryPaymentRequest = z.strictObject({
  token: z.string().max(512).optional(),
  paymentMethod: z.string().max(64).optional(),
})
export type RetryPaymentRequest = z.infer<typeof RetryPaymentRequest>
