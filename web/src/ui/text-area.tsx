import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** Several lines of text, which grow with what is typed where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(styles.input, styles.area, className)} />
}
