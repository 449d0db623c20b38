import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import styles from './honeypot-field.module.css'

/** Honeypot: hidden from users and assistive technology; submissions that fill it are dropped. */
export function HoneypotField<T extends FieldValues>({
  form,
  name,
}: {
  form: UseFormReturn<T>
  name: FieldPath<T>
}) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        Laat dit veld leeg
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register(name)} />
      </label>
    </div>
  )
}
