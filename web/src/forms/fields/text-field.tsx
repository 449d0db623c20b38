import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/input/field.tsx'
import { TextInput } from '../../ui/input/text-input.tsx'
import { useFormMessage } from './form-message.ts'

interface TextFieldProps<T extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'placeholder'
  | 'required'
  | 'readOnly'
> {
  form: UseFormReturn<T>
  name: FieldPath<T>
  /** Needed if another form on the page has a field with this name. */
  id?: string
  label: string
  hint?: ReactNode
  optional?: boolean
  className?: string | undefined
  /** Called with the typed text when the field loses focus, valid or not. */
  onLeave?: (typed: string) => void
}

/** A single-line field of a form. Its id defaults to its path, which the error summary links to. */
export function TextField<T extends FieldValues>({
  form,
  name,
  id = name,
  label,
  hint,
  optional,
  className,
  onLeave,
  ...input
}: TextFieldProps<T>) {
  const error = useFormMessage(form, name)
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim()) onLeave?.(target.value)
  }
  return (
    <Field id={id} label={label} error={error} hint={hint} optional={optional} className={className}>
      {(control) => (
        <TextInput
          {...input}
          {...form.register(name, { onBlur: leave })}
          {...control}
          aria-required={!optional || undefined}
        />
      )}
    </Field>
  )
}
