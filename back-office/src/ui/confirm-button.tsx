import { Button, type ButtonProps, Typography } from '@mui/material'
import { type ComponentProps, useState } from 'react'
import { Confirm, useFormIsDirty } from 'react-admin'

export interface Question extends Pick<ButtonProps, 'color' | 'variant' | 'disabled'> {
  label: string
  /** For a button in a row: the label, and what names the row. */
  'aria-label'?: string
  title: string
  content: string
}

/** A button that asks before it acts. The question stays while that is sent, and can be answered once. */
export const ConfirmButton = ({
  label,
  title,
  content,
  onConfirm,
  ...button
}: Question & { onConfirm: () => Promise<unknown> }) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        onClick={(event) => {
          // A row of a list would open.
          event.stopPropagation()
          setOpen(true)
        }}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={title}
        content={content}
        loading={isBusy}
        onConfirm={async () => {
          // While the dialog closes.
          if (!isOpen) return
          setBusy(true)
          try {
            await onConfirm()
          } finally {
            setBusy(false)
            setOpen(false)
          }
        }}
        onClose={() => {
          if (!isBusy) setOpen(false)
        }}
      />
    </>
  )
}

/**
 * The same in a form, for a change of the record of that form. It waits until the form is saved: its own change would
 * make the unsaved ones older than the record, and the server would refuse them.
 */
export const FormConfirmButton = (props: ComponentProps<typeof ConfirmButton>) => {
  const isUnsaved = useFormIsDirty()
  return (
    <>
      <ConfirmButton {...props} disabled={isUnsaved} />
      {isUnsaved && <Typography variant="body2">Sla eerst je wijzigingen op.</Typography>}
    </>
  )
}
