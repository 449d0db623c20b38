import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Form, PasswordInput, required, TextInput, Title, useNotify } from 'react-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { StaffAccount, TotpOffer } from 'shared-types/contracts/admin/staff'
import { fieldErrors, send } from '../../api/send.ts'
import { useFocusOfGone } from '../../ui/list/use-focus-of-gone.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { SaveButton } from '../../ui/save-button.tsx'

const accountKey = ['own-account']
const current = <PasswordInput source="current" label="Huidig wachtwoord" validate={required()} />

interface AccountFormProps {
  method: string
  path: string
  /** Sent beside what is typed. */
  along?: object
  done: string
  button: string
  children: ReactNode
}

/** A form that changes the own account, and clears itself afterwards. */
const AccountForm = ({ method, path, along, done, button, children }: AccountFormProps) => {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)

  const submit = async (typed: object) => {
    try {
      queryClient.setQueryData(accountKey, await send<StaffAccount>(method, path, { ...typed, ...along }))
      notify(done, { type: 'success' })
      setRound(round + 1)
      return undefined
    } catch (error) {
      return fieldErrors(error, 'current')
    }
  }

  return (
    <Box component="section" aria-label={button} tabIndex={-1} {...useFocusOfGone()}>
      <Form key={round} onSubmit={submit} defaultValues={{}}>
        <Stack sx={{ maxWidth: 400, alignItems: 'flex-start' }}>
          {children}
          <SaveButton label={button} alwaysEnable />
        </Stack>
      </Form>
    </Box>
  )
}

const Totp = ({ isOn }: { isOn: boolean }) => {
  const notify = useNotify()
  const [offer, setOffer] = useState<TotpOffer | null>(null)
  if (isOn) {
    return (
      <AccountForm
        method="POST"
        path={admin.accountTotpRemoval}
        done="Inloggen in twee stappen staat uit."
        button="Uitzetten"
      >
        <Alert severity="success">Bij het inloggen vragen we ook een code van je app.</Alert>
        {current}
      </AccountForm>
    )
  }
  if (!offer) {
    const ask = () =>
      send<TotpOffer>('GET', admin.accountTotp).then(setOffer, ({ message }: Error) =>
        notify(message, { type: 'error' }),
      )
    return (
      <Button variant="outlined" onClick={ask}>
        Aanzetten
      </Button>
    )
  }
  return (
    <AccountForm
      method="PUT"
      path={admin.accountTotp}
      along={{ secret: offer.secret }}
      done="Inloggen in twee stappen staat aan."
      button="Bevestigen"
    >
      <Typography>
        Scan deze code met je authenticator-app, <a href={offer.uri}>open de app</a> of typ de sleutel over:
      </Typography>
      <QrCode text={offer.uri} />
      <Typography component="code" sx={{ fontFamily: 'monospace', my: 1, wordBreak: 'break-all' }}>
        {offer.secret}
      </Typography>
      <TextInput source="code" label="Code van de app" autoComplete="one-time-code" validate={required()} />
      {current}
    </AccountForm>
  )
}

/** The password and the two-step verification of the employee that is logged in. */
export const OwnAccount = () => {
  const { data: account } = useQuery({
    queryKey: accountKey,
    queryFn: () => send<StaffAccount>('GET', admin.account),
  })
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="Mijn account" />
      <CardContent>
        <Typography component="h2" variant="h6" gutterBottom>
          Wachtwoord
        </Typography>
        <AccountForm
          method="PUT"
          path={admin.accountPassword}
          done="Je wachtwoord is veranderd. Op andere apparaten ben je uitgelogd."
          button="Wachtwoord veranderen"
        >
          {current}
          <PasswordInput
            source="password"
            label="Nieuw wachtwoord"
            autoComplete="new-password"
            validate={required()}
          />
        </AccountForm>
        <Typography component="h2" variant="h6" gutterBottom sx={{ mt: 4 }}>
          Inloggen in twee stappen
        </Typography>
        {account && <Totp isOn={account.totp} />}
      </CardContent>
    </Card>
  )
}
