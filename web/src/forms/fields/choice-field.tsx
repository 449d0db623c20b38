import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/input/field.tsx'
import { Select } from '../../ui/input/select.tsx'
import { useFormMessage } from './form-message.ts'

interface ChoiceFieldProps<T extends FieldValues> {
  form: UseFormReturn<T>
  name: FieldPath<T>
  label: string
  /** Labels by value. */
  choices: Record<string, string>
}

/** A select in a form; nothing is preselected. */
export function ChoiceField<T extends FieldValues>({ form, name, label, choices }: ChoiceFieldProps<T>) {
  const error = useFormMessage(form, name)
  const options = Object.entries(choices).map(([value, choice]) => ({ value, label: choice }))
  return (
    <Field id={name} label={label} error={error}>
      {(control) => (
        <Select
          options={[{ value: '', label: 'Maak een keuze' }, ...options]}
          {...form.register(name)}
          {...control}
          aria-required
        />
      )}
    </Field>
  )
}
