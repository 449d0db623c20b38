const currency = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const longDate = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** With a plain space: mail programs show the no-break space of `Intl` as they please. */
export const euros = (cents: number): string => currency.format(cents / 100).replaceAll('\u00a0', ' ')

/** Long, without the time. */
export const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

export const dateTime = (date: Date): string => longDate.format(date)
