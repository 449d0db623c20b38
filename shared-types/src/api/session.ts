import { z } from 'zod'
import { EmailText } from '../texts.ts'
import { LoginForm } from '../forms/account.ts'

/** `GET /api/session`: the shopper's session, for the header. */
export const Session = z.strictObject({
  loggedIn: z.boolean(),
  customer: z.strictObject({ firstName: z.string(), email: EmailText }).nullable(),
  cartQuantity: z.int(),
})
export type Session = z.infer<typeof Session>

/** `POST /api/auth/login`. A client that is no browser asks for a token instead of the cookie. */
export const LoginRequest = z.strictObject({
  ...LoginForm.shape,
  transport: z.literal('bearer').optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** What such a client gets: `Authorization: Bearer` carries it. `expiresIn` is in seconds. */
export const LoginToken = z.strictObject({ token: z.string(), expiresIn: z.int() })
export type LoginToken = z.infer<typeof LoginToken>
