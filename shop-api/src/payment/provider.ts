import type { PaymentState } from 'shared-types/v1/order'

interface PaymentRequest {
  /** The same key gives the same payment, however often it is asked for. */
  idempotencyKey: string
  amountCents: number
  description: string
  method: string
  /** Where the shopper comes back to, whatever the outcome. */
  redirectUrl: string
  /** Told `id=…` by form post when the state changes. */
  webhookUrl: string
}

/** A company that takes payments. Both calls throw when it cannot be reached or makes no sense. */
export interface PaymentProvider {
  create: (request: PaymentRequest) => Promise<{ providerId: string; url: string }>
  /** Null for a payment it does not know. */
  status: (providerId: string) => Promise<{ state: PaymentState; amountCents: number } | null>
}
