import { useState } from 'react'
import { TextInput, type TextInputProps } from 'react-admin'
import { typedCents } from 'shared-types/money'
import { parseCents, sentCents } from './typed-values.ts'

/** An amount in euros, which the form has in integer cents. What cannot be read is sent as typed. */
export const EuroInput = (props: Omit<TextInputProps, 'format' | 'parse'>) => {
  const [typed, setTyped] = useState('')
  const format = (value?: number | string | null) => {
    if (typeof value !== 'number') return value ?? ''
    // While it is typed, an amount is not completed: '12,5' stays.
    return parseCents(typed) === value ? typed : typedCents(value)
  }
  const parse = (text: string) => {
    setTyped(text)
    return text === '' ? null : sentCents(text)
  }
  return (
    <TextInput {...props} format={format} parse={parse} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
  )
}
