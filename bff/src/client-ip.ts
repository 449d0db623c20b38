import { isIPv6 } from 'node:net'
import { Address6 } from 'ip-address'

/**
 * The network that counts as one client: IPv4 also when it is written as IPv6, otherwise the start of the IPv6
 * network. A household or a server has a /64.
 */
export const networkOf = (ip: string, prefix = 64): string => {
  if (!isIPv6(ip)) return ip
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${address.addressMinusSuffix}/${prefix}`).startAddress().correctForm()
}
