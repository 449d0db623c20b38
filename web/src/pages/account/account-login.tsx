import { useLocation } from 'react-router-dom'
import { LoginFields } from '../../features/customer/login-fields.tsx'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** Logs in. The layout then redirects to the page that was requested before. */
export default function AccountLoginPage() {
  const { search, state } = useLocation()
  return (
    <>
      <PageTitle />
      {state?.sessionEnded && <Alert>Je bent uitgelogd. Log opnieuw in om verder te gaan.</Alert>}
      <LoginFields />
      <p className={layout.form}>
        <span>
          Nog geen account? <Link to={paths.register(search)}>Registreren</Link>
        </span>
      </p>
    </>
  )
}
