import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Customer } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import type { CustomerChange } from 'shared-types/forms/account'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { mutate } from 'swr'
import { send } from '../api/request.ts'
import { addressDraft } from '../features/checkout/address-draft.ts'
import { AddressFields } from '../features/checkout/address-fields.tsx'
import { addressResolver } from '../features/checkout/address-resolver.ts'
import { addressRequest, addressValues } from '../features/checkout/address-values.ts'
import { CustomerFields } from '../features/checkout/customer-fields.tsx'
import { DeliveryFields } from '../features/checkout/delivery-fields.tsx'
import { PasswordForm } from '../features/customer/password-form.tsx'
import { TakeOrLeave } from '../features/customer/take-or-leave.tsx'
import { useCustomer } from '../features/customer/use-customer.ts'
import { dropDraft } from '../forms/draft.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { focusFirstMistake } from '../forms/focus-first-mistake.ts'
import letter from '../forms/letter.module.css'
import { showRefusal } from '../forms/show-refusal.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Fetched } from '../ui/fetched.tsx'
import { Head } from '../ui/head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const valuesOf = ({ billingAddress, shippingAddress, ...customer }: Customer): AddressStepForm =>
  addressValues(
    {
      customer,
      billingAddress,
      shippingAddress,
      shippingMethod: null,
      paymentMethod: null,
      paymentDetails: null,
      methodsComplete: false,
    },
    null,
  )

function DetailsForm({ customer }: { customer: Customer }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<AddressStepForm>({
    resolver: addressResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(customer),
  })
  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      setSaved(false)
      const { customer: who, billingAddress, shippingAddress } = addressRequest(values)
      const change: CustomerChange = { customer: who, billingAddress, shippingAddress }
      try {
        await mutate(apiPaths.customer, send<Customer>('PUT', apiPaths.customer, change), {
          revalidate: false,
        })
        void mutate(apiPaths.session)
        dropDraft(addressDraft)
        setSaved(true)
      } catch (error) {
        setRefusal(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )
  return (
    <form className={letter.form} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <CustomerFields form={form} isAccount />
      <section className={letter.form} aria-labelledby="billing-title">
        <h2 id="billing-title">Factuuradres</h2>
        <AddressFields form={form} part="billingAddress" />
      </section>
      <DeliveryFields form={form} />
      {isSaved && (
        <Alert kind="success" onGone={() => setSaved(false)}>
          De wijzigingen zijn opgeslagen.
        </Alert>
      )}
      <div className={letter.end}>
        <Button type="submit" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
          Opslaan
        </Button>
      </div>
    </form>
  )
}

const titles: Record<string, string> = {
  [paths.billingAddress()]: 'Factuuradres',
  [paths.shippingAddress()]: 'Afleveradres',
}

/** Who a customer is and where they live: one form, with the address fields of the checkout. */
export function Page() {
  const { pathname } = useLocation()
  const title = titles[pathname] ?? 'Accountinformatie'
  const customer = useCustomer()
  return (
    <>
      <Head title={`${title} | Sluimer`} noIndex />
      <h1>{title}</h1>
      <Fetched of={customer} skeleton={<Skeleton />}>
        {(known) => <DetailsForm customer={known} />}
      </Fetched>
      {pathname === paths.accountInformation() && (
        <>
          <PasswordForm />
          <TakeOrLeave />
        </>
      )}
    </>
  )
}
