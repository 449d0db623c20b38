import { Button, CircularProgress } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'

interface FileButtonProps {
  label: string
  /** As the attribute of the input. */
  accept: string
  onFile: (file: File) => unknown
  isBusy?: boolean
}

/** A button to choose one file. */
export const FileButton = ({ label, accept, onFile, isBusy = false }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget
    const [file] = chosen.files ?? []
    if (file) await onFile(file)
    // The same file can be chosen again, after it was corrected.
    chosen.value = ''
  }
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        startIcon={isBusy && <CircularProgress size={16} aria-label="Bezig met uploaden" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        disabled={isBusy}
        onChange={choose}
        aria-label={label}
        hidden
      />
    </>
  )
}
