import type { PaymentState } from 'shared-types/contracts/order'
import type { OrderLineRow, OrderRow } from './db/schema/buying/order.ts'
import type { PaymentRow } from './db/schema/buying/payment.ts'

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

/** A refused payment is final: the same request is never accepted. */
type PaymentAnswer = { providerId: string; url: string } | { refused: string }

export interface RefundRequest {
  /** Repeated requests with the same key return the same refund. */
  idempotencyKey: string
  /** The provider's id of the payment. */
  providerId: string
  amountCents: number
  /** What the shopper reads on the statement of the bank. */
  description: string
}

/**
 * A refused refund is final: no money moves. The state of an accepted one is the provider's, and can still become failed.
 * `released` means that an authorisation ended: no money was taken.
 */
export type RefundAnswer = { state: 'pending' | 'done'; released?: boolean } | { refused: string }

export interface RefundReport {
  /** The `idempotencyKey` of the shop; null for a refund that was made at the provider. */
  key: string | null
  amountCents: number
  state: 'pending' | 'done' | 'failed'
  /** Why it failed; empty otherwise. */
  reason: string
}

/** The state of a payment at the provider. */
export interface PaymentReport {
  /** The `idempotencyKey` of the shop; null for a payment from before it was stored. */
  key: string | null
  state: PaymentState
  /** The code of our method by which it is paid; null for one that the shop does not have, or none yet. */
  method: string | null
  amountCents: number
  /** The total of its refunds. Less than before if one failed. */
  refundedCents: number
  /** The amount that the payer's bank has charged back. Less than before if the shop objected and won. */
  chargedBackCents: number
  refunds: RefundReport[]
}

/** A payment company. Every call throws when it cannot be reached or sends an invalid response. */
export interface PaymentProvider {
  /** The name in our database and in the URL of its webhook. */
  name: 'test' | 'mollie'
  create: (request: PaymentRequest) => Promise<PaymentAnswer>
  /** Whether a text has the form of an id of a payment here. */
  isId: (text: string) => boolean
  /** Null for an unknown payment. */
  status: (providerId: string) => Promise<PaymentReport | null>
  /** Whether the money of a payment is only reserved (pay later): until it is captured, it can only be released as a whole. */
  isAuthorised: (providerId: string) => Promise<boolean>
  /** Captures an authorised payment (pay later). Does nothing if it is already captured or unknown. */
  capture: (providerId: string) => Promise<void>
  /** Whether payments by this method can be refunded here. For others, an employee transfers the money. */
  canRefund: (method: string) => boolean
  /**
   * Gives back a payment or a part of it.
   * @throws when the result is not known: `status` then says whether the refund exists
   */
  refund: (request: RefundRequest) => Promise<RefundAnswer>
}

/** The id of a payment at this provider. Null if it was never created, or at the provider that the shop had before. */
export const idAt = (
  { name }: PaymentProvider,
  { provider, providerId }: Pick<PaymentRow, 'provider' | 'providerId'>,
): string | null => (provider === name ? providerId : null)

/** Whether the bank processes a payment. Nothing more is heard of one at the provider that the shop had before. */
export const isProcessed = (
  provider: PaymentProvider,
  payment: Pick<PaymentRow, 'provider' | 'providerId' | 'state'>,
): boolean => payment.state === 'pending' && idAt(provider, payment) !== null
