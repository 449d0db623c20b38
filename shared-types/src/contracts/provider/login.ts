import { z } from 'zod'
import { EmailText } from '../../texts.ts'

/** `POST /login`: the service account of the bff. */
export const ServiceLoginRequest = z.strictObject({
  email: EmailText.min(1).max(255),
  password: z.string().min(1).max(255),
})
export type ServiceLoginRequest = z.infer<typeof ServiceLoginRequest>

/** With the names of OAuth 2.0; `expires_in` is in seconds. */
export const ServiceLoginResponse = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
})
export type ServiceLoginResponse = z.infer<typeof ServiceLoginResponse>
