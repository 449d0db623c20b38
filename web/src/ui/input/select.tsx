import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './select.module.css'
import { Icon } from '../media/icon.tsx'

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
      <Icon of={ChevronDown} className={styles.arrow} size={20} />
    </span>
  )
}
