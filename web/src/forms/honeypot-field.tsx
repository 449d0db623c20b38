import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import styles from './honeypot-field.module.css'

/** A field for machines only: people neither see it, reach it nor hear of it. Who fills it in is not listened to. */
export function HoneypotField<T extends FieldValues>({
  form,
  name,
}: {
  form: UseFormReturn<T>
  name: FieldPath<T>
}) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Laat dit veld leeg
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register(name)} />
      </label>
    </div>
  )
}
