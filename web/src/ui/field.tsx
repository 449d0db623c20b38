import { CircleAlert } from 'lucide'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What a control has to carry so that its label, hint and error are read out with it. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  /** Of the control; the error summary leads here. */
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  optional?: boolean
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export const describedBy = (id: string, error: ReactNode, hint: ReactNode): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** The words under a control that say what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  )
}

/** A visible label, one control, and beside it a hint or what is wrong. */
export function Field({ id, label, error, hint, optional, className, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optioneel)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, error, hint),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
