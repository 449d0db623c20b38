import { useLocation } from 'react-router-dom'
import { LoginFields } from '../../features/customer/login-fields.tsx'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** Logs in. The layout then redirects to the page that was requested before. */
export default function AccountLoginPage() {
  const { search } = useLocation()
  return (
    <>
      <PageTitle />
      <LoginFields />
      <p className={layout.form}>
        <span>
          Nog geen account? <Link to={paths.register(search)}>Registreren</Link>
        </span>
      </p>
    </>
  )
}
