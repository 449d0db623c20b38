import { Alert, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, useLogin } from 'react-admin'

/** The code is asked for only once the server says that the account has two-step verification. */
export const LoginPage = () => {
  const logIn = useLogin()
  const [needsCode, setNeedsCode] = useState(false)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setMessage('')
    try {
      await logIn(Object.fromEntries(new FormData(event.currentTarget)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.body?.errors?.code) setNeedsCode(true)
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack component="main" sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent component="form" onSubmit={submit}>
          <Stack sx={{ gap: 2 }}>
            <Typography component="h1" variant="h5">
              Sluimer backoffice
            </Typography>
            {message && <Alert severity="error">{message}</Alert>}
            <TextField name="email" label="E-mailadres" type="email" autoComplete="username" required />
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
            <Button type="submit" variant="contained" size="large" disabled={isBusy}>
              Inloggen
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </Stack>
  )
}
