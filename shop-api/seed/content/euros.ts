const currency = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `€ 9,95`, with a no-break space. */
export const euros = (cents: number): string => currency.format(cents / 100)
