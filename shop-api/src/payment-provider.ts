import type { PaymentState } from 'shared-types/contracts/order'
import type { OrderLineRow, OrderRow } from './db/schema/order.ts'

export interface PaymentRequest {
  /** The same key gives the same payment, however often it is asked for. */
  idempotencyKey: string
  amountCents: number
  method: string
  /** What is paid for, and by whom. Its total is `amountCents`. */
  order: OrderRow
  lines: OrderLineRow[]
  /** Where the shopper comes back to, whatever the outcome. */
  redirectUrl: string
  /** Told `id=…` by form post when the state changes. */
  webhookUrl: string
}

/** A company that takes payments. Every call throws when it cannot be reached or makes no sense. */
export interface PaymentProvider {
  /** As it is called in our books and in the address of its webhook. */
  name: 'test' | 'mollie'
  create: (request: PaymentRequest) => Promise<{ providerId: string; url: string }>
  /** Null for a payment it does not know. */
  status: (providerId: string) => Promise<{ state: PaymentState; amountCents: number } | null>
  /** Collects what was only promised so far (pay later). Does nothing where the money is in already. */
  capture: (providerId: string) => Promise<void>
}
