import type { Cents } from 'shared-types/money'

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** An amount as a shopper reads it: € 1.234,50. */
export const money = (cents: Cents): string => euros.format(cents / 100)
