import type { ErrorCode, FieldMessages } from 'shared-types/errors'
import { isRecord } from 'shared-types/is-record'

/**
 * The result of a verb when its caller can solve the problem. It changes nothing: `transact` rolls back.
 * `message` is a Dutch sentence for the shopper, or an English one for the operator (`command/`); `errors` are
 * Dutch messages by field path. Problems that only we can solve are thrown.
 */
export interface Refusal {
  refused: ErrorCode
  message: string
  errors?: FieldMessages
  /** The shopper's own order that is in the way: its id. */
  order?: string
  /** The same for an employee in the back office, of a verb that also has an English message. */
  inDutch?: string
  /** Seconds until the request can be repeated; sent in the header `Retry-After`. */
  retryAfter?: number
}

export const refuse = (code: ErrorCode, message: string, errors?: FieldMessages): Refusal =>
  errors ? { refused: code, message, errors } : { refused: code, message }

/** A mistake in what was sent as a whole, such as a file. */
export const refuseInput = (message: string): Refusal => refuse('validation_failed', message)

export const notAllRight = 'Niet alles is goed ingevuld.'

/** Mistakes in the fields of a form, by their paths. */
export const refuseFields = (errors: FieldMessages): Refusal =>
  refuse('validation_failed', notAllRight, errors)

/** A mistake in one field of a form. */
export const refuseField = (field: string, message: string): Refusal =>
  refuse('validation_failed', message, { [field]: message })

/** A mistake in one field, of a verb that operators and employees use. */
export const refuseActionField = (field: string, message: string, inDutch: string): Refusal => ({
  refused: 'validation_failed',
  message,
  inDutch,
  errors: { [field]: inDutch },
})

/** A refusal by a verb that operators and employees use. */
export const refuseAction = (code: ErrorCode, message: string, inDutch: string): Refusal => ({
  refused: code,
  message,
  inDutch,
})

/** A rate limit refusal; the request can be repeated after `retryAfter` seconds. */
export const refuseForNow = (retryAfter: number, message: string): Refusal => ({
  refused: 'rate_limited',
  message,
  retryAfter,
})

export const isRefusal = (value: unknown): value is Refusal => isRecord(value) && 'refused' in value
