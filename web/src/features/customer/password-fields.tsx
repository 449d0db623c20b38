import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { passwordNeeds } from 'shared-types/forms/account'
import { TextField } from '../../forms/fields/text-field.tsx'
import styles from './password-fields.module.css'

interface PasswordFieldsProps<T extends FieldValues> {
  form: UseFormReturn<T>
  password: FieldPath<T>
  confirmation: FieldPath<T>
}

/** A new password and its confirmation, with the missing requirements. */
export function PasswordFields<T extends FieldValues>({
  form,
  password,
  confirmation,
}: PasswordFieldsProps<T>) {
  const typed = String(useWatch({ control: form.control, name: password }) ?? '')
  const needs = passwordNeeds.filter(({ isMet }) => !isMet(typed)).map(({ name }) => name)
  const met = passwordNeeds.length - needs.length
  return (
    <>
      <TextField
        form={form}
        name={password}
        label="Nieuw wachtwoord"
        type="password"
        autoComplete="new-password"
        hint={needs.length > 0 ? `Nog nodig: ${needs.join(', ')}.` : 'Dit is een sterk wachtwoord.'}
      />
      <meter
        className={styles.meter}
        aria-label="Sterkte van je wachtwoord"
        min={0}
        max={passwordNeeds.length}
        value={met}
      />
      <TextField
        form={form}
        name={confirmation}
        label="Herhaal je wachtwoord"
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
