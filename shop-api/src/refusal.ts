import type { ErrorCode, FieldMessages } from 'shared-types/errors'

/**
 * What a verb returns when the shopper can mend it. `message` is a Dutch sentence, `errors` are Dutch
 * messages by field path. What only we can mend is thrown instead.
 */
export interface Refusal {
  refused: ErrorCode
  message: string
  errors?: FieldMessages
}

export const refuse = (code: ErrorCode, message: string, errors?: FieldMessages): Refusal =>
  errors ? { refused: code, message, errors } : { refused: code, message }

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
