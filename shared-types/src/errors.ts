import { z } from 'zod'

/**
 * The closed list of error codes of `/api` and `/v1`. Each server maps a code to a status, `web` maps it to a
 * message.
 */
export const ErrorCode = z.enum([
  'validation_failed',
  'not_found',
  'method_not_allowed',
  'unauthorized',
  'login_required',
  'login_failed',
  'role_required',
  'forbidden_origin',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'out_of_stock',
  'quantity_unavailable',
  'cart_empty',
  'cart_changed',
  'voucher_refused',
  'configuration_incomplete',
  'configuration_unknown',
  'configuration_price',
  'checkout_incomplete',
  'order_not_payable',
  'idempotency_key_invalid',
  'idempotency_key_reused',
  'idempotency_key_in_use',
  'already_done',
  'payment_provider_failed',
  'provider_unavailable',
  'provider_failed',
  'provider_malformed',
  'internal_error',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Dutch messages by field path, e.g. `{ 'billingAddress.zipcode': 'Postcode onjuist' }`. */
export const FieldMessages = z.record(z.string(), z.string())
export type FieldMessages = z.infer<typeof FieldMessages>

/** An `/api` error: RFC 9457 `application/problem+json`. `detail` is a Dutch message for the shopper. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: ErrorCode,
  detail: z.string(),
  requestId: z.string().optional(),
  fields: FieldMessages.optional(),
  /** The shopper's own order that is in the way: its id. */
  order: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

/** A `/v1` error. `message` is Dutch, `errors` are Dutch messages by field path. */
export const V1Error = z.object({
  message: z.string(),
  code: ErrorCode,
  errors: FieldMessages.optional(),
  order: z.string().optional(),
})
export type V1Error = z.infer<typeof V1Error>
