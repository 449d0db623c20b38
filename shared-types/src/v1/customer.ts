import { z } from 'zod'

/** `GET /v1/customer/login/status`. */
export const LoginStatus = z.object({
  loggedIn: z.boolean(),
  customer: z.object({ id: z.int(), email: z.string(), first_name: z.string() }).nullable(),
})
export type LoginStatus = z.infer<typeof LoginStatus>
