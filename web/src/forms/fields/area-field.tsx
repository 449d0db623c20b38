import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/input/field.tsx'
import { TextArea } from '../../ui/input/text-input.tsx'
import { useFormMessage } from './form-message.ts'

interface AreaFieldProps<T extends FieldValues> {
  form: UseFormReturn<T>
  name: FieldPath<T>
  label: string
  hint?: ReactNode
  optional?: boolean
  rows?: number
}

/** A multi-line field of a form. */
export function AreaField<T extends FieldValues>(props: AreaFieldProps<T>) {
  const { form, name, label, hint, optional, rows } = props
  const error = useFormMessage(form, name)
  return (
    <Field id={name} label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <TextArea rows={rows} {...form.register(name)} {...control} aria-required={!optional || undefined} />
      )}
    </Field>
  )
}
