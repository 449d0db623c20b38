import { useCustomer } from '../../features/customer/use-customer.ts'
import { AddressFields } from '../../address/address-fields.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** The customer's billing address. */
export default function AccountBillingAddressPage() {
  const customer = useCustomer()
  return (
    <>
      <PageTitle />
      <QueryBoundary of={customer} what="content" skeleton={<Skeleton />}>
        {(known) => (
          <ProfileForm customer={known} part="billingAddress">
            {(form, saveDraft) => <AddressFields form={form} part="billingAddress" onFilledIn={saveDraft} />}
          </ProfileForm>
        )}
      </QueryBoundary>
    </>
  )
}
