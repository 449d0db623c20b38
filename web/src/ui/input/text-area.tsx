import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './text-input.module.css'

/** A multi-line input that grows with its content, if the browser supports it. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(styles.input, styles.area, className)} />
}
