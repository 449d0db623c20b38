import { z } from 'zod'

/** `GET /api/session`: who is shopping, for the header. */
export const Session = z.strictObject({
  loggedIn: z.boolean(),
  customer: z.strictObject({ firstName: z.string(), email: z.string() }).nullable(),
  cartQuantity: z.int(),
})
export type Session = z.infer<typeof Session>
