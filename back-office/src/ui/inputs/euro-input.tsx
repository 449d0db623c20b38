import { NumberInput, type NumberInputProps } from 'react-admin'

const toEuros = (cents: number | null | undefined) => (typeof cents === 'number' ? cents / 100 : '')

const toCents = (typed: string): number | null => (typed === '' ? null : Math.round(Number(typed) * 100))

/** An amount in euros, which the form has in integer cents. */
export const EuroInput = (props: Omit<NumberInputProps, 'format' | 'parse'>) => (
  <NumberInput {...props} format={toEuros} parse={toCents} step={0.01} />
)
