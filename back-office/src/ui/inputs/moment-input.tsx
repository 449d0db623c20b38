import { DateTimeInput, type DateTimeInputProps } from 'react-admin'

const toMoment = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString())

/** A date and a time in the employee's own time zone, which the form has in ISO 8601. */
export const MomentInput = (props: Omit<DateTimeInputProps, 'parse'>) => (
  <DateTimeInput {...props} parse={toMoment} />
)
