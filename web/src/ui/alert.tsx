import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface Props {
  /** Bad news is read out at once, the rest when there is a pause. */
  kind?: 'info' | 'success' | 'danger'
  children: ReactNode
}

export function Alert({ kind = 'info', children }: Props) {
  return (
    <div className={clsx(styles.alert, styles[kind])} role={kind === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
