import { z } from 'zod/mini'

const oneLine = /^\P{Cc}*$/u
const nameCharacters = /^[\p{L}\p{M}\p{N}_ .'’-]*$/u

/**
 * One line of text, possibly empty. Control characters are refused: databases and labels reject them. Parsing this
 * and the texts below removes the spaces around them.
 */
export const optionalText = (max: number, message = `Gebruik maximaal ${max} tekens`) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), z.regex(oneLine, message))

/** One line of text that must not be blank. */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(max, message), z.regex(oneLine, message), z.regex(/\S/, message))

/**
 * A person's name (spec §5, widened): letters with or without accents, digits, underscore, space, hyphen,
 * apostrophe and full stop. With `min` 0 it may be empty.
 */
export const nameText = (min: number, message: string) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(min, message), z.maxLength(255, message), z.regex(nameCharacters, message))

export const unreadableMessage = 'Hier staat een teken in dat we niet kunnen lezen'

/** No control characters, except line breaks and tabs. */
const readable = /^[\P{Cc}\n\r\t]*$/u

/** Several lines of text, with at least `min` characters. */
export const severalLines = (min: number, max: number, message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, { error: message, abort: true }),
      z.maxLength(max, `Gebruik maximaal ${max} tekens`),
      z.regex(readable, unreadableMessage),
    )
