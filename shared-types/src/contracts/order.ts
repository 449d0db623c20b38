import { z } from 'zod'
import { Address } from '../html/html.ts'
import { EmailText, MomentText, OrderToken } from '../texts.ts'
import { Image } from '../image.ts'
import { Cents } from '../money.ts'
import { onWire } from '../wire.ts'
import { Cart, CartTotals } from './cart.ts'
import { BillingAddress, ShippingAddress } from './checkout.ts'
import { Configuration } from './configuration.ts'

export const OrderState = z.enum(['pending_payment', 'paid', 'shipped', 'completed', 'cancelled', 'refunded'])
export type OrderState = z.infer<typeof OrderState>

export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired'])
export type PaymentState = z.infer<typeof PaymentState>

/** The data for a bank transfer. `dueDate` is ISO 8601; after it the order expires. */
export const BankTransfer = z.strictObject({
  iban: z.string(),
  name: z.string(),
  reference: z.string(),
  amount: Cents,
  dueDate: MomentText,
  /** Whether a mail to the shopper has these data. */
  mailed: z.boolean().default(false),
})
export type BankTransfer = z.infer<typeof BankTransfer>

/**
 * `GET /api/orders/:id/status`. `bankTransfer` is not null while the order waits for a transfer to the shop itself. With
 * `awaitsTransfer` the payment provider waits for one, and its page has the data.
 */
export const OrderStatus = z.strictObject({
  orderId: z.string(),
  orderNumber: z.string(),
  state: OrderState,
  paymentState: PaymentState,
  bankTransfer: BankTransfer.nullable(),
  awaitsTransfer: z.boolean().default(false),
  /** Methods without extra data that can be used now; empty if the order is paid, closed or being paid. */
  paymentMethods: z.array(
    z.strictObject({
      code: z.string(),
      title: z.string(),
      priceIncl: Cents,
      /** What the order costs with this method; null if the provider does not say. */
      total: Cents.nullable().default(null),
    }),
  ),
  /** What the order costs now; null of a provider that does not tell. */
  total: Cents.nullable().default(null),
  /** Its id in the link that restores the cart in any browser; null once the cart is ordered or deleted. */
  cartLink: z.string().nullable().default(null),
})
export type OrderStatus = z.infer<typeof OrderStatus>

/** Why pieces of an order are sent again. */
export const ReplacementReason = z.enum(['damaged', 'missing', 'wrong'])
export type ReplacementReason = z.infer<typeof ReplacementReason>

const Shipment = z.strictObject({
  carrier: z.string(),
  /** Null without track and trace. */
  trackAndTraceUrl: Address.nullable(),
  /** The links of the boxes after the first one. */
  moreTrackAndTraceUrls: z.array(Address).default([]),
})

/** `GET /api/orders/:id`. Dates are ISO 8601. */
export const Order = z.strictObject({
  ...OrderStatus.shape,
  createdAt: MomentText,
  email: EmailText,
  firstName: z.string(),
  lastName: z.string(),
  billingAddress: BillingAddress,
  shippingAddress: ShippingAddress,
  shippingMethod: z.strictObject({ code: z.string(), title: z.string() }),
  paymentMethod: z.strictObject({ code: z.string(), title: z.string() }),
  paidAt: MomentText.nullable(),
  /** Null before payment, and of a provider that does not tell. */
  invoiceNumber: z.string().nullable().default(null),
  /** The earlier invoices, the first one first: after a correction of what they print, a credit note takes them back. */
  replacedInvoices: z.array(z.strictObject({ number: z.string(), creditNoteNumber: z.string() })).default([]),
  shippedAt: MomentText.nullable(),
  completedAt: MomentText.nullable(),
  /** The parcels that have left, the first one first. */
  shipments: z.array(Shipment),
  /** The pieces of a shipped order that its parcels left out, and no refund. */
  unsentPieces: z.int().default(0),
  /** What is sent again at no cost, the first one first. `shipment` is null until it has left. */
  replacements: z
    .array(
      z.strictObject({
        id: z.string(),
        reason: ReplacementReason,
        lines: z.array(z.strictObject({ title: z.string(), quantity: z.int() })),
        shipment: Shipment.nullable(),
      }),
    )
    .default([]),
  lines: z.array(
    z.strictObject({
      variantId: z.int(),
      parent: z.strictObject({ id: z.int(), title: z.string(), slug: z.string() }),
      /** False when the shop no longer has the product: it has no page then. */
      inShop: z.boolean().default(false),
      name: z.string(),
      sku: z.string(),
      brand: z.string(),
      thumbnail: Image.nullable(),
      delivery: z.string(),
      gift: z.boolean(),
      configuration: onWire('custom', Configuration.nullable()),
      price: Cents,
      quantity: z.int(),
      subtotal: Cents,
    }),
  ),
  /** Those that the shop received, the first one first. `articles` describes the articles; empty means the whole order. */
  withdrawals: z
    .array(z.strictObject({ receivedAt: MomentText, articles: z.string(), handled: z.boolean() }))
    .default([]),
  /** Whether the form for returning rugs applies. */
  hasRug: z.boolean(),
  appliedCode: z.string().nullable(),
  totals: CartTotals,
  /** What was given back, the first one first. `lines` names the articles; it is empty for a refund of an amount. */
  refunds: z
    .array(
      z.strictObject({
        id: z.string(),
        at: MomentText,
        amount: Cents,
        lines: z.array(z.strictObject({ title: z.string(), quantity: z.int() })),
        /** Null for what was paid too much: the invoice had no part in it. */
        creditNoteNumber: z.string().nullable(),
        /** Whether an authorisation ended instead: no money was taken, and none goes back. */
        released: z.boolean().default(false),
      }),
    )
    .default([]),
})
export type Order = z.infer<typeof Order>

/**
 * `POST /api/orders/:id/payment-url`. `token` is that of the signed link. `expectedTotal` is the total that the shopper
 * agreed to: another one is refused.
 */
export const RetryPaymentRequest = z.strictObject({
  token: OrderToken,
  paymentMethod: z.string().max(64).optional(),
  expectedTotal: Cents.optional(),
})
export type RetryPaymentRequest = z.infer<typeof RetryPaymentRequest>

/** `POST /api/orders/lookup`. `token` opens the order in any browser, until it expires. */
export const OrderLookup = z.strictObject({ orderId: z.string(), token: z.string() })
export type OrderLookup = z.infer<typeof OrderLookup>

/** `POST /api/orders/:id/reorder`. */
export const ReorderRequest = z.strictObject({ token: OrderToken })
export type ReorderRequest = z.infer<typeof ReorderRequest>

/** `missing` has the titles of the articles that could not be added completely. */
export const Reorder = z.strictObject({ cart: Cart, missing: z.array(z.string()) })
export type Reorder = z.infer<typeof Reorder>

/** `POST /api/orders/:id/cancel`. The answer is the order. */
export const CancelOrderRequest = z.strictObject({ token: OrderToken })
export type CancelOrderRequest = z.infer<typeof CancelOrderRequest>

/** `GET /api/orders/:id/event`: the purchase for analytics, once per paid order; null after that. */
export const OrderEvent = z.strictObject({
  event: z
    .strictObject({
      transactionId: z.string(),
      /** Price × quantity minus discounts, without shipping. */
      value: Cents,
      tax: Cents,
      shipping: Cents,
      coupon: z.string().nullable(),
      items: z.array(
        z.strictObject({
          itemId: z.string(),
          itemName: z.string(),
          itemBrand: z.string(),
          itemCategory: z.string(),
          itemVariant: z.string(),
          /** Before the discount. */
          price: Cents,
          quantity: z.int(),
          /** The discount on the whole line. */
          discount: Cents.default(0),
        }),
      ),
    })
    .nullable(),
})
export type OrderEvent = z.infer<typeof OrderEvent>
