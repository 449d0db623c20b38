import { z } from 'zod/mini'

const oneLine = /^\P{Cc}*$/u
const nameCharacters = /^[\p{L}\p{M}\p{N}_ .'’-]*$/u

/** One line of text that may be left empty. A control character is refused: no database or label takes it. */
export const optionalText = (max: number, message = `Gebruik maximaal ${max} tekens`) =>
  z.string(message).check(z.maxLength(max, message), z.regex(oneLine, message))

/** One line of text that must say something. */
export const requiredText = (max: number, message: string) =>
  z.string(message).check(z.maxLength(max, message), z.regex(oneLine, message), z.regex(/\S/, message))

/**
 * A person's name (spec §5, widened): letters with or without accents, digits, underscore, space, hyphen,
 * apostrophe and full stop. `min` counts without the spaces around it; 0 lets it be empty.
 */
export const nameText = (min: number, message: string) =>
  z.string(message).check(
    z.minLength(min, message),
    z.maxLength(255, message),
    z.regex(nameCharacters, message),
    z.refine((value) => value.trim().length >= min, message),
  )

/** Line breaks and tabs may be in it, other control characters not. */
const readable = /^[\P{Cc}\n\r\t]*$/u

/** Several lines of text, of at least `min` characters without the space around them. */
export const severalLines = (min: number, max: number, message: string) =>
  z.string(message).check(
    z.refine((value) => value.trim().length >= min, { error: message, abort: true }),
    z.maxLength(max, `Gebruik maximaal ${max} tekens`),
    z.regex(readable, 'Hier staat een teken in dat we niet kunnen lezen'),
  )
