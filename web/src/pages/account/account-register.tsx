import { useNavigate } from 'react-router-dom'
import { apiPaths } from 'shared-types/urls/api-paths'
import { RegisterFields } from '../../features/customer/register-fields.tsx'
import { paths } from '../../paths.ts'

export default function AccountRegisterPage() {
  const navigate = useNavigate()
  const thank = (message: string) =>
    void navigate(paths.accountThankYou(), { replace: true, state: { message } })
  return (
    <>
      <h1>Account maken</h1>
      <RegisterFields address={apiPaths.customer} onMessage={thank} />
    </>
  )
}
