import { CustomerFields } from '../../features/checkout/address/customer-fields.tsx'
import { EmailForm } from '../../features/customer/email-form.tsx'
import { PasswordForm } from '../../features/customer/password-form.tsx'
import { PrivacySettings } from '../../features/customer/privacy-settings.tsx'
import { useCustomer } from '../../features/customer/use-customer.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** The customer's details, e-mail address, password and privacy settings. */
export default function AccountDetailsPage() {
  const customer = useCustomer()
  return (
    <>
      <PageTitle />
      <QueryBoundary of={customer} what="content" skeleton={<Skeleton />}>
        {(known) => (
          <>
            <ProfileForm customer={known} part="customer">
              {(form) => <CustomerFields form={form} isAccount />}
            </ProfileForm>
            <EmailForm known={known.email} />
          </>
        )}
      </QueryBoundary>
      <PasswordForm />
      <PrivacySettings />
    </>
  )
}
