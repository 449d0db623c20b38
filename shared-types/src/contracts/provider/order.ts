import { z } from 'zod'
import { LenientEmail, LenientZipcode } from '../../texts.ts'
import * as order from '../order.ts'

const orderId = z.uuid()

/** `POST /v1/order/payment-url`: pay an order whose payment failed, was cancelled or expired. */
export const RetryPaymentRequest = z.strictObject({ orderId, ...order.RetryPaymentRequest.shape })
export type RetryPaymentRequest = z.infer<typeof RetryPaymentRequest>

/** `POST /v1/order/lookup`: the data with which a guest finds an order. */
export const OrderLookupRequest = z.strictObject({
  orderNumber: z.string().max(32),
  email: LenientEmail.max(255),
  zipcode: LenientZipcode.max(16),
})
export type OrderLookupRequest = z.infer<typeof OrderLookupRequest>

/** `POST /v1/order/reorder`: adds the articles of an order to the cart. */
export const ReorderRequest = z.strictObject({ orderId, ...order.ReorderRequest.shape })
export type ReorderRequest = z.infer<typeof ReorderRequest>

/** `POST /v1/order/cancel`: cancels an unpaid order. */
export const CancelOrderRequest = z.strictObject({ orderId, ...order.CancelOrderRequest.shape })
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>
