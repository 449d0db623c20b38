import { DateTimeInput, type DateTimeInputProps } from 'react-admin'
import { sentMoment, typedMoment } from './typed-values.ts'

/** React-admin formats a value twice: what is typed already stays as it is. */
const toTyped = (value: string | null): string => (value?.endsWith('Z') ? typedMoment(value) : (value ?? ''))
const toMoment = (typed: string): string | null => sentMoment(typed) || null

/** A date and a time in the Netherlands, which the form has in ISO 8601. */
export const MomentInput = (props: Omit<DateTimeInputProps, 'parse' | 'format'>) => (
  <DateTimeInput {...props} format={toTyped} parse={toMoment} />
)
