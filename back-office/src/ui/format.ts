import { timeZone } from 'shared-types/calendar/clock'

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** @param cents integer cents */
export const formatCents = (cents: number): string => euros.format(cents / 100)

/** A moment in the Netherlands as a Dutch reader writes it, on a computer anywhere. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString('nl-NL', { dateStyle: 'short', timeStyle: 'short', timeZone })

/** A day such as '2026-12-24' as a Dutch reader writes it: 'do 24 december 2026'. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('nl-NL', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
