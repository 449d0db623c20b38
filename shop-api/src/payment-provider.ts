import type { PaymentState } from 'shared-types/contracts/order'
import type { OrderLineRow, OrderRow } from './db/schema/buying/order.ts'

export interface PaymentRequest {
  /** Repeated requests with the same key return the same payment. */
  idempotencyKey: string
  amountCents: number
  method: string
  /** The order to be paid. Its total is `amountCents`. */
  order: OrderRow
  lines: OrderLineRow[]
  /** The shopper's return page, for any outcome. */
  redirectUrl: string
  /** Receives `id=…` as a form post when the state changes. */
  webhookUrl: string
}

/** The state of a payment at the provider. */
export interface PaymentReport {
  state: PaymentState
  amountCents: number
  /** The total of its refunds. Less than before if one failed. */
  refundedCents: number
  /** What the payer's bank has taken back. Less than before if the shop objected and won. */
  chargedBackCents: number
}

/** A payment company. Every call throws when it cannot be reached or sends an invalid response. */
export interface PaymentProvider {
  /** The name in our database and in the URL of its webhook. */
  name: 'test' | 'mollie'
  create: (request: PaymentRequest) => Promise<{ providerId: string; url: string }>
  /** Null for an unknown payment. */
  status: (providerId: string) => Promise<PaymentReport | null>
  /** Captures an authorised payment (pay later). Does nothing if it is already captured. */
  capture: (providerId: string) => Promise<void>
}
