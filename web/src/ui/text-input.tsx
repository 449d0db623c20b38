import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** One line of text. `aria-invalid` is what makes it look wrong too. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(styles.input, className)} />
}
