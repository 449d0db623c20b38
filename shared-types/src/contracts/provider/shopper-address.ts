/**
 * The header in which the bff sends the IP address of the shopper: wrong passwords are counted by
 * it. Believed because only the bff has the service's token.
 */
export const shopperAddressHeader = 'x-shopper-address'
