import type { Cents } from 'shared-types/money'

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** Formats an amount: € 1.234,50. */
export const money = (cents: Cents): string => euros.format(cents / 100)
