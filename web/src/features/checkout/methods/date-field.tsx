import type { ChangeEvent } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { MethodsStepForm } from 'shared-types/forms/payment'
import { useFormMessage } from '../../../forms/fields/form-message.ts'
import { Field } from '../../../ui/input/field.tsx'
import { TextInput } from '../../../ui/input/text-input.tsx'
import { maskDate } from './date-mask.ts'

interface DateFieldProps {
  form: UseFormReturn<MethodsStepForm>
  name: FieldPath<MethodsStepForm>
  label: string
  hint: string
}

/** A date of birth, masked as dd-mm-yyyy. It is typed, as a calendar is too slow for a year of birth. */
export function DateField({ form, name, label, hint }: DateFieldProps) {
  const error = useFormMessage(form, name)
  const { onChange, ...field } = form.register(name)
  const mask = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    // Masking in the middle of the field would move the cursor, so only typing at the end is masked.
    if (input.selectionStart === input.value.length)
      input.value = maskDate(input.value, String(form.getValues(name)))
    return onChange(event)
  }
  return (
    <Field id={name} label={label} error={error} hint={hint}>
      {(control) => (
        <TextInput
          {...field}
          {...control}
          onChange={mask}
          inputMode="numeric"
          autoComplete="bday"
          placeholder="dd-mm-jjjj"
          maxLength={10}
          aria-required
        />
      )}
    </Field>
  )
}
