import type { ErrorCode, FieldMessages } from 'shared-types/errors'

/**
 * What a verb returns when the shopper can mend it. `message` is a Dutch sentence, `errors` are Dutch
 * messages by field path. What only we can mend is thrown instead.
 */
export interface Refusal {
  refused: ErrorCode
  message: string
  errors?: FieldMessages
  /** Seconds after which the same may be asked again; told in the header `Retry-After`. */
  retryAfter?: number
}

export const refuse = (code: ErrorCode, message: string, errors?: FieldMessages): Refusal =>
  errors ? { refused: code, message, errors } : { refused: code, message }

export const aDay = 86_400

/** Too often; the same will do after so many seconds. */
export const refuseForNow = (retryAfter: number, message: string): Refusal => ({
  refused: 'rate_limited',
  message,
  retryAfter,
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
