import { z } from 'zod/mini'

const message = 'Vul een geldig e-mailadres in'

/** An e-mail address of at most 255 characters (spec §5); spaces around it are forgiven. */
export const emailText = () =>
  z
    .string(message)
    .check(z.refine((value) => value.length <= 255 && z.regexes.email.test(value.trim()), message))
