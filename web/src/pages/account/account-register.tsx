import { useNavigate } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { RegisterFields } from '../../features/customer/register-fields.tsx'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../router/page-title.tsx'

export default function AccountRegisterPage() {
  const navigate = useNavigate()
  const thank = (message: string) =>
    void navigate(paths.accountThankYou(), { replace: true, state: { message } })
  return (
    <>
      <PageTitle />
      <RegisterFields address={apiPaths.customer} onMessage={thank} />
    </>
  )
}
