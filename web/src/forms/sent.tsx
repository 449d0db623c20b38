import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './form-layout.module.css'

interface SentProps {
  message: string
  again: ReactNode
  onAgain: () => void
}

/** In the place of a form that was sent: that it arrived. The focus comes along, so that it is read out. */
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
