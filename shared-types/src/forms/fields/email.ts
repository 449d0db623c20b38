import { z } from 'zod/mini'

const message = 'Vul een geldig e-mailadres in'

/** An address for comparisons: shoppers type it in upper or lower case, possibly with surrounding spaces. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()

const isEmail = (typed: string) => typed.length <= 255 && z.regexes.email.test(typed.trim())

// Each check accepts what the other refuses: an abort would also skip the checks of the whole form.
const textOf = (whenEmpty: string, whenInvalid = message) =>
  z.string(whenEmpty).check(
    z.refine((value) => value.trim() !== '', whenEmpty),
    z.refine((value) => value.trim() === '' || isEmail(value), whenInvalid),
  )

const email = textOf(message)

/** An email address of at most 255 characters (spec §5); surrounding spaces are allowed. */
export const emailText = (whenEmpty = message, whenInvalid = message) =>
  whenEmpty === message && whenInvalid === message ? email : textOf(whenEmpty, whenInvalid)
