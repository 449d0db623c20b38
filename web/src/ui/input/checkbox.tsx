import type { ComponentProps, ReactNode } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

interface CheckboxProps extends ComponentProps<'input'> {
  id: string
  label: string
  description?: string | undefined
  aside?: ReactNode
  error?: string | undefined
}

export function Checkbox({ id, label, description, aside, error, ...rest }: CheckboxProps) {
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.text}>
          {label}
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
