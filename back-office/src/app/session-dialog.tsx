import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { useSessionEnded } from '../api/session.ts'
import { authProvider } from './auth-provider.ts'
import { LoginForm } from './login-form.tsx'

/** Opens over the page when the session has ended, so that a form keeps what was typed. */
export const SessionDialog = () => {
  const isEnded = useSessionEnded()
  const { identity } = useGetIdentity()
  return (
    <Dialog open={isEnded} aria-labelledby="session-title" fullWidth maxWidth="xs">
      <DialogTitle id="session-title">Je sessie is voorbij. Log opnieuw in.</DialogTitle>
      <DialogContent>
        <LoginForm email={identity?.fullName} onLogin={authProvider.login}>
          <Alert severity="info">
            Wat je op deze pagina typte, blijft staan. Na het inloggen gaat je laatste actie door.
          </Alert>
        </LoginForm>
      </DialogContent>
      <DialogActions>
        {/* Without a session, the page that loads is the login page. */}
        <Button onClick={() => window.location.reload()}>Stoppen zonder opslaan</Button>
      </DialogActions>
    </Dialog>
  )
}
