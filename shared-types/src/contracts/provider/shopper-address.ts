import { Address6 } from 'ip-address'

/**
 * The header in which the bff sends the IP address of the shopper, by which wrong passwords are counted. It is
 * trusted, because only the bff has the service's token.
 */
export const shopperAddressHeader = 'x-shopper-address'

/** Looks for a colon first: for an IPv4 address, the library makes and catches an error, at each request. */
const isIPv6 = (ip: string): boolean => ip.includes(':') && Address6.isValid(ip)

const startOf = (ip: string, prefix: number): string => {
  const address = new Address6(ip)
  if (address.isMapped4()) return address.to4().correctForm()
  return new Address6(`${address.addressMinusSuffix}/${prefix}`).startAddress().correctForm()
}

/** What counts as one client: IPv4 also when it is written as IPv6, otherwise the /64 of a household or a server. */
export const networkOf = (ip: string): string => (isIPv6(ip) ? startOf(ip, 64) : ip)

/** The /48 of an IPv6 address, which is one site with 65,536 networks; null for IPv4. */
export const siteOf = (ip: string): string | null => {
  const site = isIPv6(ip) ? startOf(ip, 48) : ip
  return isIPv6(site) ? site : null
}
