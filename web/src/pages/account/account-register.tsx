import { useLocation, useNavigate } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { RegisterFields } from '../../features/customer/register-fields.tsx'
import layout from '../../forms/form-layout.module.css'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { PageTitle } from '../../router/page-title.tsx'

export default function AccountRegisterPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const thank = (message: string) =>
    void navigate(paths.accountThankYou(), { replace: true, state: { message } })
  return (
    <>
      <PageTitle />
      <RegisterFields address={apiPaths.customer} onMessage={thank} />
      <p className={layout.form}>
        <span>
          Hoe we met je gegevens omgaan, lees je bij <Link to={paths.service('privacy')}>privacy</Link>.
        </span>
        <span>
          Heb je al een account? <Link to={paths.login(search)}>Inloggen</Link>
        </span>
      </p>
    </>
  )
}
