import { z } from 'zod/mini'

const controlCharacter = /\p{Cc}/u
const nameCharacters = /^[\p{L}\p{M}\p{N}_ .'’-]*$/u

const fits = (value: string, max: number): boolean => value.length <= max && !controlCharacter.test(value)

/** One line of text that may be left empty. A control character is refused: no database or label takes it. */
export const optionalText = (max: number, message = `Gebruik maximaal ${max} tekens`) =>
  z.string(message).check(z.refine((value) => fits(value, max), message))

/** One line of text that must say something. */
export const requiredText = (max: number, message: string) =>
  z.string(message).check(z.refine((value) => fits(value, max) && value.trim() !== '', message))

/**
 * A person's name (spec §5, widened): letters with or without accents, digits, underscore, space, hyphen,
 * apostrophe and full stop. `min` counts without the spaces around it; 0 lets it be empty.
 */
export const nameText = (min: number, message: string) =>
  z
    .string(message)
    .check(
      z.refine(
        (value) => fits(value, 255) && nameCharacters.test(value) && value.trim().length >= min,
        message,
      ),
    )

/** Line breaks and tabs may be in it, other control characters not. */
const unreadable = /[^\P{Cc}\n\r\t]/u

/** Several lines of text, of at least `min` characters without the space around them. */
export const severalLines = (min: number, max: number, message: string) =>
  z.string(message).check(
    z.refine((value) => value.trim().length >= min, { error: message, abort: true }),
    z.maxLength(max, `Gebruik maximaal ${max} tekens`),
    z.refine((value) => !unreadable.test(value), 'Hier staat een teken in dat we niet kunnen lezen'),
  )
