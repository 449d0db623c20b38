const currency = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `€ 9,95`, with the space that does not break. */
export const euros = (cents: number): string => currency.format(cents / 100)
