import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { BusyButton } from './busy-button.tsx'
import { WarnUnsaved } from './warn-unsaved.tsx'

interface SubmitDialogProps {
  title: string
  button: string
  isBusy: boolean
  /** Nothing is left to send. */
  isDone?: boolean
  /** The browser names missing fields, instead of the server. */
  browserChecks?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form. Neither Escape nor a click beside it closes it: what was typed would be lost. */
export const SubmitDialog = ({
  title,
  button,
  isBusy,
  isDone = false,
  browserChecks = false,
  onSubmit,
  onClose,
  children,
}: SubmitDialogProps) => {
  const titleId = useId()
  const [isTyped, setTyped] = useState(false)
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {isTyped && !isBusy && !isDone && <WarnUnsaved />}
      <form onSubmit={onSubmit} onChange={() => setTyped(true)} noValidate={!browserChecks}>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <BusyButton onClick={onClose} isBusy={isBusy}>
            Annuleren
          </BusyButton>
          <BusyButton type="submit" variant="contained" isBusy={isBusy} disabled={isDone}>
            {button}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
