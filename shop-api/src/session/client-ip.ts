import type { FastifyRequest } from 'fastify'
import { shopperAddressHeader } from 'shared-types/contracts/provider/shopper-address'

/** The client IP of a shopper; null when the bff did not send it. */
export type ClientIp = string | null

export const clientIpOf = ({ headers }: FastifyRequest): ClientIp => {
  const ip = headers[shopperAddressHeader]
  return typeof ip === 'string' && /^[\da-f.:]{2,45}$/.test(ip) ? ip : null
}
