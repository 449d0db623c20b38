import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import styles from './refusal.module.css'

const show = (box: HTMLElement | null) => {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'nearest' })
}

/**
 * What went wrong, right after the button that was pressed. It takes the focus and scrolls into view, so it is both
 * seen and read out. Render it only while there is a refusal: each press mounts a new one.
 */
export function Refusal({ children }: { children: ReactNode }) {
  return (
    <div className={styles.refusal} tabIndex={-1} ref={show}>
      <Alert kind="danger">{children}</Alert>
    </div>
  )
}
