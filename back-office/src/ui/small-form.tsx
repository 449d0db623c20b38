import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { fieldErrors } from '../api/send.ts'

interface SmallFormProps {
  title: string
  /**
   * The field that shows a refusal without a field. A refusal of a field that is not in `fields` is shown below the
   * form.
   */
  mainField: string
  button: string
  fields: { name: string; label: string; type?: string; initial?: string; help?: string }[]
  /** Sends what was typed; its refusal is shown at the fields. */
  onSend: (typed: Record<string, string>) => Promise<unknown>
  children?: ReactNode
}

/** A small form of its own, because each of these changes is one action in the log. */
export const SmallForm = ({ title, mainField, button, fields, onSend, children }: SmallFormProps) => {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isSending = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The second click of a double click.
    if (isSending.current) return
    isSending.current = true
    const form = event.currentTarget
    const typed = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
    try {
      await onSend(typed)
      setErrors({})
      form.reset()
    } catch (error) {
      setErrors(fieldErrors(error, mainField))
    } finally {
      isSending.current = false
    }
  }
  const elsewhere = Object.entries(errors).filter(([name]) => fields.every((field) => field.name !== name))
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 1, mb: 3 }}>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {fields.map(({ name, label, type = 'text', initial = '', help }) => (
          <TextField
            // The stored value may have changed.
            key={`${name} ${initial}`}
            name={name}
            label={label}
            type={type}
            defaultValue={initial}
            size="small"
            error={name in errors}
            helperText={errors[name] ?? help}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {children}
        <Button type="submit" variant="outlined">
          {button}
        </Button>
      </Stack>
      {elsewhere.map(([name, message]) => (
        <Alert key={name} severity="error">
          {message}
        </Alert>
      ))}
    </Stack>
  )
}
