import { Button, type ButtonProps } from '@mui/material'
import type { MouseEvent } from 'react'

interface BusyButtonProps extends Omit<ButtonProps, 'aria-disabled'> {
  isBusy: boolean
}

/** A button that does nothing while it is busy. Not `disabled` then, which would take the focus away. */
export const BusyButton = ({ isBusy, onClick, sx, ...button }: BusyButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // This also stops Enter in a field: the browser then clicks this button.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button {...button} aria-disabled={isBusy} onClick={press} sx={{ ...sx, opacity: isBusy ? 0.5 : 1 }} />
  )
}
