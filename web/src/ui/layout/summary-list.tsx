import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './summary-list.module.css'

interface SummaryRow {
  label: string
  value: ReactNode
  /** `total` is the sum at the end; `good` is a saving; `soft` explains another row; `text` is no amount, and wraps. */
  tone?: 'total' | 'good' | 'soft' | 'text' | undefined
}

/** Labels with amounts, one per row. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value, tone }) => (
        <div key={label} className={clsx(styles.row, tone && styles[tone])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
