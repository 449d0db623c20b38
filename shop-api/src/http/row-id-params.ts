import { z } from 'zod'

/** The id of a row in a path. */
export const rowIdParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
