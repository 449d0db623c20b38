import type { ReactNode } from 'react'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './form-layout.module.css'

interface SentProps {
  message: string
  again: ReactNode
  onAgain: () => void
}

/** Replaces a form after sending, with a confirmation. Takes the focus, so that it is announced. */
export function Sent({ message, again, onAgain }: SentProps) {
  return (
    <div className={styles.sent} tabIndex={-1} ref={(box) => box?.focus()}>
      <Alert kind="success">{message}</Alert>
      <Button look="secondary" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
