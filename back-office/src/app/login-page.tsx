import { Card, CardContent, Stack, Typography } from '@mui/material'
import { useLogin } from 'react-admin'
import { LoginForm } from './login-form.tsx'
import { officeTitle } from './office-title.ts'

export const LoginPage = () => {
  const logIn = useLogin()
  return (
    <Stack component="main" sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent>
          <LoginForm onLogin={logIn}>
            <Typography component="h1" variant="h5">
              {officeTitle}
            </Typography>
          </LoginForm>
        </CardContent>
      </Card>
    </Stack>
  )
}
