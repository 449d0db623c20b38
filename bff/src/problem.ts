import { STATUS_CODES } from 'node:http'
import type { ErrorCode, FieldMessages, Problem } from 'shared-types/errors'

export const tryAgain = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

const statuses: Record<ErrorCode, number> = {
  validation_failed: 422,
  not_found: 404,
  method_not_allowed: 405,
  unauthorized: 401,
  login_required: 401,
  login_failed: 422,
  role_required: 403,
  forbidden_origin: 403,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  out_of_stock: 409,
  quantity_unavailable: 409,
  cart_empty: 409,
  cart_changed: 409,
  voucher_refused: 422,
  configuration_incomplete: 422,
  configuration_unknown: 422,
  configuration_price: 409,
  checkout_incomplete: 409,
  order_not_payable: 409,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  idempotency_key_in_use: 409,
  already_done: 409,
  payment_provider_failed: 502,
  provider_unavailable: 503,
  provider_failed: 502,
  provider_malformed: 502,
  internal_error: 500,
}

/** The messages of the codes that the bff raises itself. With the others, the provider sends a message. */
const ownMessages = {
  validation_failed: 'Niet alles is goed ingevuld. Kijk de velden nog eens na.',
  not_found: 'We kunnen dit niet vinden.',
  method_not_allowed: 'Dit kan hier niet.',
  unauthorized: 'Log in om verder te gaan.',
  login_required: 'Log in om verder te gaan.',
  forbidden_origin: 'Deze aanvraag komt niet van onze eigen website.',
  payload_too_large: 'Dit is te veel om in één keer te versturen.',
  unsupported_media_type: 'Dit kunnen we niet lezen.',
  rate_limited: 'Dat ging wel erg snel. Wacht even en probeer het dan opnieuw.',
  idempotency_key_invalid: 'De kop Idempotency-Key is ongeldig.',
  provider_unavailable: tryAgain,
  provider_failed: tryAgain,
  provider_malformed: tryAgain,
  internal_error: tryAgain,
} satisfies Partial<Record<ErrorCode, string>>

/** Adds 400 for a body that fails before its values are checked: broken JSON, unknown fields. */
export const statusesOf = (code: ErrorCode): number[] =>
  code === 'validation_failed' ? [400, statuses[code]] : [statuses[code]]

interface ProblemDetails {
  detail?: string
  fields?: FieldMessages
  order?: string
  /** Overrides the status of the code, such as 400 for JSON that cannot be parsed. */
  status?: number
  /** Seconds to wait before a retry. */
  retryAfter?: number
}

/** A code without a message of its own needs one. */
export type Raised =
  | [code: keyof typeof ownMessages, details?: ProblemDetails]
  | [code: ErrorCode, details: ProblemDetails & { detail: string }]

const messageOf = ([code, details]: Raised): string =>
  details?.detail ?? (ownMessages as Partial<Record<ErrorCode, string>>)[code] ?? tryAgain

/** Thrown when a request under `/api` cannot be answered; `plugins/errors.ts` turns it into a problem. */
export class ApiProblem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldMessages | undefined
  readonly order: string | undefined
  readonly retryAfter: number | undefined

  constructor(...raised: Raised) {
    const [code, { status, fields, order, retryAfter } = {}] = raised
    super(messageOf(raised))
    this.name = 'ApiProblem'
    this.code = code
    this.status = status ?? statuses[code]
    this.fields = fields
    this.order = order
    this.retryAfter = retryAfter
  }
}

/** RFC 9457 §4.2.1: with the type `about:blank`, the title is that of the status. */
export const toProblem = (problem: ApiProblem, requestId: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[problem.status] ?? 'Error',
  status: problem.status,
  code: problem.code,
  detail: problem.message,
  requestId,
  ...(problem.fields ? { fields: problem.fields } : {}),
  ...(problem.order ? { order: problem.order } : {}),
})
