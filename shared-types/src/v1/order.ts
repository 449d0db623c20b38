import { z } from 'zod'
import { EmailText, MomentText, LenientEmail, LenientZipcode } from '../texts.ts'
import { Image } from '../image.ts'
import { Euros } from '../money.ts'
import { Cart, CartTotals } from '../contracts/cart.ts'
import { BillingAddress, ShippingAddress } from '../contracts/checkout.ts'
import { Configuration } from '../contracts/configuration.ts'

export const OrderState = z.enum(['pending_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'])
export type PaymentState = z.infer<typeof PaymentState>

/** What someone needs to transfer the money themselves; `due_date` is ISO 8601, after it the order is given up. */
export const BankTransfer = z.object({
  iban: z.string(),
  name: z.string(),
  reference: z.string(),
  amount: Euros,
  due_date: MomentText,
})
export type BankTransfer = z.infer<typeof BankTransfer>

/**
 * `GET /v1/order/{id}/status?token=`. `token` opens the order without the shopper's session, until it expires.
 * `bank_transfer` is there while an order waits for one.
 */
export const OrderStatus = z.object({
  order_id: z.string(),
  order_number: z.string(),
  state: OrderState,
  payment_state: PaymentState,
  bank_transfer: BankTransfer.nullable(),
  /** How it can be paid now with no more than a choice; none when it is paid, over, or at the bank. */
  payment_methods: z.array(z.object({ code: z.string(), title: z.string(), price_incl: Euros })),
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** `GET /v1/order/{id}?token=`. Dates are ISO 8601. */
export const Order = z.object({
  ...OrderStatus.shape,
  created_at: MomentText,
  email: EmailText,
  first_name: z.string(),
  last_name: z.string(),
  billing_address: BillingAddress,
  shipping_address: ShippingAddress,
  shipping_method: z.object({ code: z.string(), title: z.string() }),
  payment_method: z.object({ code: z.string(), title: z.string() }),
  paid_at: MomentText.nullable(),
  shipped_at: MomentText.nullable(),
  completed_at: MomentText.nullable(),
  /** From when it is shipped. `track_and_trace_url` is null where a parcel cannot be followed. */
  shipment: z.object({ carrier: z.string(), track_and_trace_url: z.string().nullable() }).nullable(),
  lines: z.array(
    z.object({
      variant_id: z.int(),
      parent: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
      name: z.string(),
      sku: z.string(),
      brand: z.string(),
      thumbnail: Image.nullable(),
      delivery: z.string(),
      gift: z.boolean(),
      custom: Configuration.nullable(),
      price: Euros,
      quantity: z.int(),
      subtotal: Euros,
    }),
  ),
  /** Whether the form for returning rugs is of use. */
  has_rug: z.boolean(),
  applied_code: z.string().nullable(),
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

/** `POST /v1/order/lookup`: an order for who knows its number, e-mail address and postcode. */
export const OrderLookupRequest = z.strictObject({
  order_number: z.string().max(32),
  email: LenientEmail.max(255),
  zipcode: LenientZipcode.max(16),
})
export type OrderLookupRequest = z.infer<typeof OrderLookupRequest>

/** `token` opens the order in any browser, until it expires. */
export const OrderLookup = z.object({ order_id: z.string(), token: z.string() })
export type OrderLookup = z.infer<typeof OrderLookup>

/** `POST /v1/order/reorder`: puts the articles of an order in the cart again. */
export const ReorderRequest = z.strictObject({ order_id: z.uuid(), token: z.string().max(512).optional() })
export type ReorderRequest = z.infer<typeof ReorderRequest>

/** `missing` are the titles of what could not be added, or not all of it. */
export const Reorder = z.object({ cart: Cart, missing: z.array(z.string()) })
export type Reorder = z.infer<typeof Reorder>

/** `GET /v1/order/{id}/event?token=`: the purchase for analytics, told once per paid order; null ever after. */
export const OrderEvent = z.object({
  event: z
    .object({
      transaction_id: z.string(),
      /** Price × quantity less what is off, without shipping. */
      value: Euros,
      tax: Euros,
      shipping: Euros,
      coupon: z.string().nullable(),
      items: z.array(
        z.object({
          item_id: z.string(),
          item_name: z.string(),
          item_brand: z.string(),
          item_category: z.string(),
          item_variant: z.string(),
          price: Euros,
          quantity: z.int(),
        }),
      ),
    })
    .nullable(),
})
export type OrderEvent = z.infer<typeof OrderEvent>
