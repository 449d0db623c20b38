import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** A single-line input. `aria-invalid` also gives it its error style. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.input, className)} />
}

/** A multi-line input that grows with its content, if the browser supports it. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(styles.input, styles.area, className)} />
}
