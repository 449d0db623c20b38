import { Alert, Button } from '@mui/material'
import { messageOf } from '../../api/send.ts'

/** In place of what the server could not give, or above what it gave before. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <Alert
    severity="error"
    sx={{ m: 2 }}
    action={
      <Button color="inherit" onClick={() => onRetry()}>
        Opnieuw proberen
      </Button>
    }
  >
    {messageOf(error)}
  </Alert>
)
