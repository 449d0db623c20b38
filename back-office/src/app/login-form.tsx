import { Alert, Stack, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { HttpError } from 'react-admin'
import { BusyButton } from '../ui/form/busy-button.tsx'

interface LoginFormProps {
  /** The heading. */
  children: ReactNode
  /** The address of the employee that logs in again; without it, the form asks for one. */
  email?: string | undefined
  onLogin: (typed: Record<string, FormDataEntryValue>) => Promise<unknown>
}

/** The code is asked for only once the server says that the account has two-step verification. */
export const LoginForm = ({ children, email, onLogin }: LoginFormProps) => {
  const [needsCode, setNeedsCode] = useState(false)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setMessage('')
    try {
      await onLogin(Object.fromEntries(new FormData(event.currentTarget)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.body?.errors?.code) setNeedsCode(true)
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2 }}>
      {children}
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        name="email"
        label="E-mailadres"
        type="email"
        autoComplete="username"
        defaultValue={email}
        slotProps={{ htmlInput: { readOnly: email !== undefined } }}
        required
      />
      <TextField
        name="password"
        label="Wachtwoord"
        type="password"
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <TextField
          name="code"
          label="Code van je app"
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          required
        />
      )}
      <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
        Inloggen
      </BusyButton>
    </Stack>
  )
}
