/**
 * The header in which the front desk says from which internet address a shopper asks: wrong passwords are counted by
 * it. Believed because only the front desk has the service's token.
 */
export const shopperAddressHeader = 'x-shopper-address'
