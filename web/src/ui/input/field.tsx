import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '../media/icon.tsx'

/** Attributes of a control, so that screen readers read its label, hint and error. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  /** Id of the control; the error summary links to it. */
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

/** The error message below a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon of={CircleAlert} size={16} />
      {children}
    </p>
  )
}

/** A visible label and one control, with its hint or error. */
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
