import type { ChangeEvent } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { MethodsStepForm } from 'shared-types/forms/payment'
import { useFormMessage } from '../../forms/form-message.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { maskDate } from './date-mask.ts'

interface DateFieldProps {
  form: UseFormReturn<MethodsStepForm>
  name: FieldPath<MethodsStepForm>
  label: string
  hint: string
}

/** A date of birth, masked dd-mm-yyyy. The year is out of reach of a calendar, so that it is typed. */
export function DateField({ form, name, label, hint }: DateFieldProps) {
  const error = useFormMessage(form, name)
  const { onChange, ...field } = form.register(name)
  const mask = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    // In the middle of the field a mask would move the cursor away: there what is typed is left alone.
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
