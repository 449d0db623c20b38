import { momentOfTyped, typedTimeAt } from 'shared-types/calendar/local-day'

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

/** A moment as the field for date and time has it, in the Netherlands. */
export const typedMoment = (iso: string): string => typedTimeAt(new Date(iso))

/** The moment of such a field; what is no time there is sent as typed: the server refuses it with its sentence. */
export const sentMoment = (typed = ''): string => momentOfTyped(typed)?.toISOString() ?? typed
