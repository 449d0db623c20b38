import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'

export interface Question extends Pick<ButtonProps, 'color' | 'variant'> {
  label: string
  title: string
  content: string
}

/** A button that asks before it acts. */
export const ConfirmButton = ({
  label,
  title,
  content,
  onConfirm,
  ...button
}: Question & { onConfirm: () => Promise<unknown> }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={title}
        content={content}
        onConfirm={async () => {
          setOpen(false)
          await onConfirm()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
