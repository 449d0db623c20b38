import Save from '@mui/icons-material/Save'
import { useEffect, useRef } from 'react'
import { useFormIsDirty } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { BusyButton } from './form/busy-button.tsx'
import { useIsUploading } from './upload-picture.ts'

/** The message of a field without an input, such as a picture, is focused itself. */
const focusRefused = (form: HTMLFormElement) => {
  const refused = form.querySelector<HTMLElement>('[aria-invalid="true"], .MuiFormHelperText-root.Mui-error')
  if (refused?.matches('.MuiFormHelperText-root')) refused.tabIndex = -1
  refused?.focus()
}

interface SaveButtonProps {
  label?: string
  /** Also before anything is typed. */
  alwaysEnable?: boolean
}

/**
 * Saves a form, and then focuses the first field that was refused. Unlike the library's button it keeps the focus. It
 * waits for uploads: the form would be stored without its pictures.
 */
export const SaveButton = ({ label = 'Opslaan', alwaysEnable = false }: SaveButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const isUploading = useIsUploading()
  const isUnsaved = useFormIsDirty()
  const { isSubmitting, submitCount } = useFormState()
  useEffect(() => {
    if (submitCount > 0 && button.current?.form) focusRefused(button.current.form)
  }, [submitCount])
  return (
    <BusyButton
      ref={button}
      type="submit"
      variant="contained"
      startIcon={<Save />}
      isBusy={isUploading || isSubmitting || !(isUnsaved || alwaysEnable)}
    >
      {isUploading ? 'De foto wordt geüpload…' : label}
    </BusyButton>
  )
}
