/**
 * The header in which the bff sends the IP address of the shopper, by which wrong passwords are counted. It is
 * trusted, because only the bff has the service's token.
 */
export const shopperAddressHeader = 'x-shopper-address'
