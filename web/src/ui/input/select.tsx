import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

/** A native select, as phones have good pickers for it. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={clsx(styles.select, className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
