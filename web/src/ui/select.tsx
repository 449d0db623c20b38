import ChevronDown from 'lucide-react/icons/chevron-down'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './select.module.css'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
}

/** The browser's own list, which every phone shows in its own good way. */
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
      <ChevronDown className={styles.arrow} aria-hidden="true" size={20} />
    </span>
  )
}
