import { CircularProgress } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import { BusyButton } from './form/busy-button.tsx'

type FileButtonProps = {
  label: string
  /** As the attribute of the input. */
  accept: string
  isBusy?: boolean
} & ({ onFile: (file: File) => unknown } | { onFiles: (files: File[]) => unknown })

/** A button to choose one file, or with `onFiles` one or more. */
export const FileButton = ({ label, accept, isBusy = false, ...handlers }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget
    const [file, ...others] = chosen.files ?? []
    if (file) await ('onFiles' in handlers ? handlers.onFiles([file, ...others]) : handlers.onFile(file))
    // The same file can be chosen again, after it was corrected.
    chosen.value = ''
  }
  return (
    <>
      <BusyButton
        variant="outlined"
        isBusy={isBusy}
        startIcon={isBusy && <CircularProgress size={16} aria-label="Bezig met uploaden" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={'onFiles' in handlers}
        disabled={isBusy}
        onChange={choose}
        aria-label={label}
        hidden
      />
    </>
  )
}
