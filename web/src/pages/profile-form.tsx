import { type ReactNode, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Customer } from 'shared-types/api/customer'
import { apiPaths } from 'shared-types/api/paths'
import type { CustomerChange } from 'shared-types/forms/account'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { mutate } from 'swr'
import { send } from '../api/request.ts'
import { addressDraft } from '../features/checkout/address-draft.ts'
import { addressRequest, addressValues } from '../features/checkout/address-values.ts'
import { type AddressStepPart, partResolver } from '../forms/address-resolver.ts'
import { dropDraft } from '../forms/draft.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { focusFirstMistake } from '../forms/focus-first-mistake.ts'
import letter from '../forms/letter.module.css'
import { showRefusal } from '../forms/show-refusal.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'

/** Spec §8. */
const notSaved = 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.'

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

/** What is sent of each part; the rest of the account stays. */
const changes: Record<AddressStepPart, (values: AddressStepForm, known: Customer) => CustomerChange> = {
  // The invoice is made out to the company: its new name goes there too.
  customer: ({ customer, billingAddress }, known) =>
    known.billingAddress ? { customer, billingAddress } : { customer },
  billingAddress: ({ billingAddress }) => ({ billingAddress }),
  shippingAddress: ({ shippingAddress }) => ({ shippingAddress }),
}

interface ProfileFormProps {
  customer: Customer
  part: AddressStepPart
  children: (form: UseFormReturn<AddressStepForm>) => ReactNode
}

/** One part of what the account knows, with the fields and rules of the checkout's address step. */
export function ProfileForm({ customer, part, children }: ProfileFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<AddressStepForm>({
    resolver: partResolver(part),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: valuesOf(customer),
  })
  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      setSaved(false)
      const change = changes[part](addressRequest(values), customer)
      try {
        const saved = send<Customer>('PUT', apiPaths.customer, change)
        await mutate(apiPaths.customer, saved, { revalidate: false })
        void mutate(apiPaths.session)
        dropDraft(addressDraft)
        setSaved(true)
      } catch (error) {
        setRefusal(showRefusal(form, error, notSaved))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )
  return (
    <form className={letter.form} noValidate onSubmit={submit}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      {children(form)}
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
