import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { fieldErrors, isOvertaken } from '../api/send.ts'
import { BusyButton } from './form/busy-button.tsx'
import { WarnUnsaved } from './form/warn-unsaved.tsx'

interface SmallFormProps<Shown> {
  title: string
  /**
   * The field that shows a refusal without a field. A refusal of a field that is not in `fields` is shown below the
   * form.
   */
  mainField: string
  button: string
  fields: { name: string; label: string; type?: string; initial?: string; help?: string }[]
  /** What the form shows, so that the server can refuse to overwrite a change of a colleague. Null if it overwrites nothing. */
  shown: Shown
  /** Sends what was typed, with what was shown when the typing began; its refusal is shown at the fields. */
  onSend: (typed: Record<string, string>, before: Shown) => Promise<unknown>
  /** Whether a field among the children has a choice that is not saved, and of which the browser knows nothing. */
  hasUnsavedChoice?: boolean
  children?: ReactNode
}

const mutationKey = ['small form']

interface FormsDialog {
  /** The forms with changes that are not saved. */
  unsaved: Set<string>
  /** Where the button of its only form is: always in view. Null if each form has its own beside its fields. */
  foot: HTMLElement | null
}

/** Null outside a dialog. */
const DialogOfForm = createContext<FormsDialog | null>(null)

/** A small form of its own, because each of these changes is one action in the log. */
export const SmallForm = <Shown,>({
  title,
  mainField,
  button,
  fields,
  shown,
  onSend,
  hasUnsavedChoice = false,
  children,
}: SmallFormProps<Shown>) => {
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The values of changed fields; the others follow the stored value. */
  const [changed, setChanged] = useState<Record<string, string>>({})
  /** What was shown when the first change was typed: the page behind it may read a change of a colleague since. */
  const [begun, setBegun] = useState<{ shown: Shown } | null>(null)
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: (typed: Record<string, string>) => onSend(typed, begun ? begun.shown : shown),
    networkMode: 'always',
  })
  const isSending = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The second click of a double click.
    if (isSending.current) return
    isSending.current = true
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : '',
      ]),
    )
    try {
      await mutateAsync(typed)
      setErrors({})
      setBegun(null)
      // What was typed meanwhile stays.
      setChanged((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== typed[name])),
      )
    } catch (error) {
      setErrors(fieldErrors(error, mainField))
      // The message names the change of the colleague: the next try is about what is shown now.
      if (isOvertaken(error)) setBegun(null)
    } finally {
      isSending.current = false
    }
  }
  const id = useId()
  const { unsaved, foot } = useContext(DialogOfForm) ?? {}
  const isTyped = fields.some(({ name, initial = '' }) => (changed[name] ?? initial) !== initial)
  const isUnsaved = isTyped || begun !== null || hasUnsavedChoice
  useEffect(() => {
    if (isUnsaved) unsaved?.add(id)
    return () => {
      unsaved?.delete(id)
    }
  }, [id, isUnsaved, unsaved])
  const submitButton = (
    <BusyButton type="submit" form={id} variant={foot ? 'contained' : 'outlined'} isBusy={isPending}>
      {button}
    </BusyButton>
  )
  const elsewhere = Object.entries(errors).filter(([name]) => fields.every((field) => field.name !== name))
  return (
    <Stack
      component="form"
      id={id}
      onSubmit={submit}
      onChange={() => setBegun((before) => before ?? { shown })}
      noValidate
      sx={{ gap: 1, mb: 3 }}
    >
      {unsaved && isUnsaved && !isPending && <WarnUnsaved />}
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {fields.map(({ name, label, type = 'text', initial = '', help }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            type={type}
            value={changed[name] ?? initial}
            onChange={({ target: { value } }) => setChanged((now) => ({ ...now, [name]: value }))}
            size="small"
            error={name in errors}
            helperText={errors[name] ?? help}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {children}
        {foot ? createPortal(submitButton, foot) : submitButton}
      </Stack>
      {elsewhere.map(([name, message]) => (
        <Alert key={name} severity="error">
          {message}
        </Alert>
      ))}
    </Stack>
  )
}

interface FormDialogProps extends Pick<DialogProps, 'maxWidth'> {
  title: string
  closeLabel: 'Annuleren' | 'Sluiten'
  /** Only the button closes it: Escape, or a click beside it, would lose much. */
  onlyByButton?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with small forms. It cannot be closed while one is sent: a refusal would be lost. 'Annuleren' stands beside the
 * button of its only form, and means that what was typed is lost; 'Sluiten' asks.
 */
export const FormDialog = ({
  title,
  closeLabel,
  onlyByButton = false,
  onClose,
  maxWidth = 'sm',
  children,
}: FormDialogProps) => {
  const titleId = useId()
  const isSending = useIsMutating({ mutationKey }) > 0
  const translate = useTranslate()
  const [unsaved] = useState(() => new Set<string>())
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const dialog = useMemo(() => ({ unsaved, foot }), [unsaved, foot])
  const close = () => {
    if (isSending) return
    const isAsked = closeLabel === 'Sluiten' && unsaved.size > 0
    if (!isAsked || window.confirm(translate('ra.message.unsaved_changes'))) onClose()
  }
  return (
    <Dialog
      open
      {...(onlyByButton ? {} : { onClose: close })}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogOfForm value={dialog}>{children}</DialogOfForm>
      </DialogContent>
      <DialogActions>
        <BusyButton onClick={close} isBusy={isSending}>
          {closeLabel}
        </BusyButton>
        {closeLabel === 'Annuleren' && <span ref={setFoot} />}
      </DialogActions>
    </Dialog>
  )
}
