import { STATUS_CODES } from 'node:http'
import type { ErrorCode, FieldMessages, Problem } from 'shared-types/errors'

export const tryAgain = 'Oeps, er ging iets mis! Vernieuw de pagina om het nogmaals te proberen.'

/** The status of each error code, and its default message. */
const known: Record<ErrorCode, { status: number; detail: string }> = {
  validation_failed: { status: 422, detail: 'Niet alles is goed ingevuld. Kijk de velden nog eens na.' },
  not_found: { status: 404, detail: 'We kunnen dit niet vinden.' },
  method_not_allowed: { status: 405, detail: 'Dit kan hier niet.' },
  unauthorized: { status: 401, detail: 'Log in om verder te gaan.' },
  login_required: { status: 401, detail: 'Log in om verder te gaan.' },
  login_failed: { status: 422, detail: 'Oeps, er ging iets mis. Probeer het nog een keer.' },
  role_required: { status: 403, detail: 'Dit mag je niet.' },
  forbidden_origin: { status: 403, detail: 'Deze aanvraag komt niet van onze eigen website.' },
  payload_too_large: { status: 413, detail: 'Dit is te veel om in één keer te versturen.' },
  unsupported_media_type: { status: 415, detail: 'Dit kunnen we niet lezen.' },
  rate_limited: { status: 429, detail: 'Dat ging wel erg snel. Wacht even en probeer het dan opnieuw.' },
  out_of_stock: { status: 409, detail: 'Dit artikel is helaas uitverkocht.' },
  quantity_unavailable: { status: 409, detail: 'Zoveel hebben we er niet meer van.' },
  cart_empty: { status: 409, detail: 'Je winkelwagen is leeg.' },
  cart_changed: { status: 409, detail: 'Je winkelwagen is veranderd. Kijk hem nog eens na.' },
  voucher_refused: { status: 422, detail: 'Deze kortingscode kunnen we niet gebruiken.' },
  configuration_incomplete: { status: 422, detail: 'Selecteer eerst alle opties.' },
  configuration_unknown: { status: 422, detail: 'Een van je keuzes is er niet meer. Kies opnieuw.' },
  configuration_price: { status: 409, detail: 'De prijs is veranderd. Kijk je keuzes nog eens na.' },
  checkout_incomplete: { status: 409, detail: 'Er ontbreken nog gegevens om te kunnen bestellen.' },
  order_not_payable: { status: 409, detail: 'Deze bestelling kan niet meer worden betaald.' },
  idempotency_key_invalid: { status: 400, detail: 'De kop Idempotency-Key is ongeldig.' },
  idempotency_key_reused: { status: 422, detail: 'Deze sleutel hoort bij een ander verzoek.' },
  idempotency_key_in_use: { status: 409, detail: 'We zijn hier nog mee bezig. Probeer het zo nog eens.' },
  already_done: { status: 409, detail: 'Dit is al gelukt. Vernieuw de pagina.' },
  payment_provider_failed: { status: 502, detail: 'Betalen lukt nu even niet. Probeer het zo nog eens.' },
  provider_unavailable: { status: 503, detail: tryAgain },
  provider_failed: { status: 502, detail: tryAgain },
  provider_malformed: { status: 502, detail: tryAgain },
  internal_error: { status: 500, detail: tryAgain },
}

/** Adds 400 for a body that fails before its values are checked: broken JSON, unknown fields. */
export const statusesOf = (code: ErrorCode): number[] =>
  code === 'validation_failed' ? [400, known[code].status] : [known[code].status]

interface ProblemDetails {
  detail?: string
  fields?: FieldMessages
  /** Overrides the status of the code, such as 400 for JSON that cannot be parsed. */
  status?: number
  /** Seconds to wait before a retry. */
  retryAfter?: number
}

/** Thrown when a request under `/api` cannot be answered; `plugins/errors.ts` turns it into a problem. */
export class ApiProblem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldMessages | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(details.detail ?? known[code].detail)
    this.name = 'ApiProblem'
    this.code = code
    this.status = details.status ?? known[code].status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
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
})
