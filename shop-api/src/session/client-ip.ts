import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { shopperAddressHeader } from 'shared-types/contracts/provider/shopper-address'

/** The client IP of a shopper; null when the bff did not send it. */
export type ClientIp = string | null

export const clientIpOf = ({ headers }: FastifyRequest): ClientIp => {
  const ip = headers[shopperAddressHeader]
  return typeof ip === 'string' && /^[\da-f.:]{2,45}$/.test(ip) ? ip : null
}

/**
 * The /48 of an IPv6 address, which is one site; null for IPv4. The bff sends IPv6 addresses by /64, which is
 * one network of a site.
 */
export const networkOf = (ip: string): string | null => {
  if (!isIPv6(ip)) return null
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 3).join(':')
}
