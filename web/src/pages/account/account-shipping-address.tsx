import { useCustomer } from '../../features/customer/use-customer.ts'
import { DeliveryFields } from '../../address/delivery-fields.tsx'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PageTitle } from '../../router/page-title.tsx'

/** The customer's shipping address. */
export default function AccountShippingAddressPage() {
  const customer = useCustomer()
  return (
    <>
      <PageTitle />
      <QueryBoundary of={customer} what="content" skeleton={<Skeleton />}>
        {(known) => (
          <ProfileForm customer={known} part="shippingAddress">
            {(form, saveDraft) => <DeliveryFields form={form} onFilledIn={saveDraft} />}
          </ProfileForm>
        )}
      </QueryBoundary>
    </>
  )
}
