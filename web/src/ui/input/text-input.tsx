import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** A single-line input. `aria-invalid` also gives it its error style. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.input, className)} />
}
