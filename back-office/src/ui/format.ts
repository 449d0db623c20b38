const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** @param cents integer cents */
export const formatCents = (cents: number): string => euros.format(cents / 100)

/** A moment as a Dutch reader writes it. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString('nl-NL', { dateStyle: 'short', timeStyle: 'short' })

/** A day such as '2026-12-24' as a Dutch reader writes it: 'do 24 december 2026'. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('nl-NL', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** An amount as an employee types it: '1.249,95' or '19.95' in cents; null for anything else. */
export const parseCents = (typed: string): number | null => {
  const [, sign, whole = '', cents = ''] =
    /^€?\s*(-?)(\d{1,9}|\d{1,3}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === '') return null
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}

/** An amount that cannot be read is sent as typed: the server refuses it with its sentence. */
export const sentCents = (typed = ''): number | string => parseCents(typed) ?? typed

/** A moment as the field for date and time has it, in the time of the computer. */
export const typedMoment = (iso: string): string => {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** By law (docs/decisions/0035). */
export const ruleOfReductions =
  'Een korting is volgens de wet lager dan de laagste prijs van de 30 dagen ervoor. Een bed waarvan in die tijd een toeslag steeg, krijgt er geen.'
