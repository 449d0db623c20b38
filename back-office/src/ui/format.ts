const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** @param cents integer cents */
export const formatCents = (cents: number): string => euros.format(cents / 100)

/** A moment as a Dutch reader writes it. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString('nl-NL', { dateStyle: 'short', timeStyle: 'short' })
