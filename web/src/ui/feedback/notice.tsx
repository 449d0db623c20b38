import X from 'lucide/dist/esm/icons/x.mjs'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import styles from './notice.module.css'
import { Icon } from '../media/icon.tsx'

interface Props {
  kind?: 'info' | 'danger'
  title: string
  children: ReactNode
  onClose: () => void
  /** For a notice that disappears: called after 5 seconds. */
  onGone?: () => void
}

/** An alert with a title and a close button. */
export function Notice({ kind, title, children, onClose, onGone }: Props) {
  return (
    <Alert kind={kind} onGone={onGone}>
      <div className={styles.notice}>
        <p>
          <strong>{title}</strong>
          <br />
          {children}
        </p>
        <button type="button" className={styles.close} aria-label="Sluiten" onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </div>
    </Alert>
  )
}
