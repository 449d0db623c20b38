import type { JWT } from '@fastify/jwt'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServiceLoginRequest, ServiceLoginResponse } from 'shared-types/contracts/provider/login'
import { acceptedOf, type Config } from '../config.ts'
import { refuse, type Refusal } from '../refusal.ts'

const lifetimeSeconds = 3600

const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/** Compares digests, so that the time reveals neither the length nor the first wrong character. */
const sameText = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right))

/** Issues the bearer of the bff's service account, valid for an hour. */
export const loginService = (
  config: Config,
  jwt: JWT,
  { email, password }: ServiceLoginRequest,
): ServiceLoginResponse | Refusal => {
  const emailMatches = sameText(email, config.serviceEmail)
  const passwordMatches = acceptedOf(config, 'servicePassword').some((known) => sameText(password, known))
  if (!emailMatches || !passwordMatches) {
    return refuse('unauthorized', 'Deze inloggegevens kloppen niet.')
  }
  return {
    access_token: jwt.sign({ sub: email }, { expiresIn: lifetimeSeconds }),
    token_type: 'Bearer',
    expires_in: lifetimeSeconds,
  }
}
