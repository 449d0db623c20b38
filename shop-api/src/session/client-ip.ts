import type { FastifyRequest } from 'fastify'
import { shopperAddressHeader } from 'shared-types/contracts/provider/shopper-address'

/** The client IP of a shopper; null when the bff did not send it. */
export type Place = string | null

export const clientIpOf = ({ headers }: FastifyRequest): Place => {
  const ip = headers[shopperAddressHeader]
  return typeof ip === 'string' && /^[\da-f.:]{2,45}$/.test(ip) ? ip : null
}
