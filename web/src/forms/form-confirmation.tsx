import type { ReactNode } from 'react'
import { focusMain } from '../ui/browser/focus-main.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import styles from './form-layout.module.css'

interface FormConfirmationProps {
  message: string
  again: ReactNode
  onAgain: () => void
}

/** Replaces a form after sending, with a confirmation. Takes the focus, so that it is announced. */
export function FormConfirmation({ message, again, onAgain }: FormConfirmationProps) {
  return (
    <div className={styles.sent}>
      <Alert kind="success" takesFocus>
        {message}
      </Alert>
      <Button
        look="secondary"
        onClick={() => {
          // The form takes the place of this button, which has the focus.
          focusMain()
          onAgain()
        }}
      >
        {again}
      </Button>
    </div>
  )
}
