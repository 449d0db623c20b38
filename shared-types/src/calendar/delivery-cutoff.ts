/** Orders before this local time are sent the same day (spec §1, 'Voor 23:59 besteld'). */
const cutoff = '23:59'

/** Formatted as `2026-11-23 23:59`. */
const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** Formatted as `2026-11-23`. */
export type LocalDate = string

/** The order day of a moment: from the cut-off on, the next day. */
export const orderDay = (at: Date): LocalDate => local.format(at.getTime() + 60_000).slice(0, 10)

/** The moment from which an order counts for the next day. */
export const cutoffAfter = (at: Date): Date => {
  const day = orderDay(at)
  const found = ['+02:00', '+01:00']
    .map((offset) => new Date(`${day}T${cutoff}:00${offset}`))
    .find((moment) => local.format(moment) === `${day} ${cutoff}`)
  if (!found) throw new Error(`no cut-off on ${day}`)
  return found
}
