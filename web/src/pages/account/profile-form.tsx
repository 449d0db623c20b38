import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Customer } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import type { CustomerChange } from 'shared-types/forms/account'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { mutate } from 'swr'
import { messageFor } from '../../api/problem-error.ts'
import { send } from '../../api/request.ts'
import { addressDraft, rereadMethods } from '../../features/checkout/checkout-data.ts'
import { addresses, addressRequest, addressValues } from '../../features/checkout/address/address-values.ts'
import { type AddressStepPart, partResolver } from '../../address/address-resolver.ts'
import { dropDraft, readDraft } from '../../forms/draft.ts'
import layout from '../../forms/form-layout.module.css'
import { ShopForm, Submit } from '../../forms/shop-form.tsx'
import { usePassingDraft } from '../../forms/use-passing-draft.ts'
import { useShopForm } from '../../forms/use-shop-form.ts'
import { Alert } from '../../ui/feedback/alert.tsx'

/** Spec §8. */
const messageOf = (error: unknown) =>
  messageFor(error, 'Er ging iets mis met het opslaan van de gegevens. Probeer opnieuw.')

const valuesOf = (
  { billingAddress, shippingAddress, ...customer }: Customer,
  draft: unknown,
): AddressStepForm => addressValues({ customer, billingAddress, shippingAddress }, draft)

/** The fields to send for each part; the rest of the account stays unchanged. */
const changes: Record<AddressStepPart, (values: AddressStepForm) => CustomerChange> = {
  // The server addresses the invoice to the company: this tab may have an old address of it.
  customer: ({ customer }) => ({ customer }),
  billingAddress: ({ billingAddress }) => ({ billingAddress }),
  shippingAddress: ({ shippingAddress }) => ({ shippingAddress }),
}

interface ProfileFormProps {
  customer: Customer
  part: AddressStepPart
  /** Fields that are filled in for the customer call `saveDraft`. */
  children: (form: UseFormReturn<AddressStepForm>, saveDraft: () => void) => ReactNode
}

/** A form for one part of the account, with the fields and rules of the checkout's address step. */
export function ProfileForm({ customer, part, children }: ProfileFormProps) {
  const [isSaved, setSaved] = useState(false)
  // After a session has expired, another customer may log in in this tab, and must not see it.
  const draft = { name: `account ${part} ${customer.email}`, wholes: addresses }
  // It is for a reload, which withdrawn consent causes, and for an ended session.
  usePassingDraft(draft.name)
  const profile = useShopForm<AddressStepForm>(
    {
      resolver: partResolver(part),
      defaultValues: valuesOf(customer, readDraft(draft.name)),
      messageOf,
      draft,
    },
    async (values) => {
      setSaved(false)
      const saved = send<Customer>('PUT', apiPaths.customer, changes[part](addressRequest(values)))
      await mutate(apiPaths.customer, saved, { revalidate: false })
      void mutate(apiPaths.session)
      // The server wrote the change into an open checkout too.
      await mutate(apiPaths.checkout, undefined, { revalidate: false })
      rereadMethods()
      dropDraft(addressDraft)
      setSaved(true)
    },
  )
  return (
    <ShopForm of={profile} className={layout.form}>
      {children(profile.form, profile.saveDraft)}
      <div className={layout.end}>
        <Submit
          of={profile}
          busyText="Aan het opslaan..."
          done={
            isSaved && (
              <Alert kind="success" onGone={() => setSaved(false)}>
                De wijzigingen zijn opgeslagen.
              </Alert>
            )
          }
        >
          Opslaan
        </Submit>
      </div>
    </ShopForm>
  )
}
