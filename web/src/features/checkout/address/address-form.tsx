import type { Checkout } from 'shared-types/contracts/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { AddressFields } from '../../../address/address-fields.tsx'
import { addressResolver } from '../../../address/address-resolver.ts'
import { DeliveryFields } from '../../../address/delivery-fields.tsx'
import { abandon } from '../../../analytics/ecommerce/abandon.ts'
import { ShopForm, Submit } from '../../../forms/shop-form.tsx'
import { useShopForm } from '../../../forms/use-shop-form.ts'
import { rememberPlace } from '../../../ui/browser/remember-place.ts'
import { addressDraft } from '../checkout-data.ts'
import { addresses, addressRequest, addressValues } from './address-values.ts'
import { CustomerFields } from './customer-fields.tsx'
import styles from '../form.module.css'
import { saveAddress } from './save-address.ts'

interface AddressFormProps {
  checkout: Checkout
  /** Input that was typed before but not sent. */
  draft: unknown
  /** Unless the shopper has left the step meanwhile. */
  onSaved: () => void
}

/** The checkout step 'Adres'. */
export function AddressForm({ checkout, draft, onSaved }: AddressFormProps) {
  const step = useShopForm<AddressStepForm>(
    {
      resolver: addressResolver,
      defaultValues: addressValues(checkout, draft),
      draft: { name: addressDraft, wholes: addresses },
    },
    async (values) => {
      const isStillHere = rememberPlace()
      const request = addressRequest(values)
      await saveAddress(request)
      // The field reports what is typed, not what was filled in.
      abandon('email', { email: request.customer.email })
      if (isStillHere()) onSaved()
    },
  )
  const { form, saveDraft } = step
  return (
    <ShopForm of={step} className={styles.form}>
      <CustomerFields form={form} />
      <section className={styles.part} aria-labelledby="billing-title">
        <h2 id="billing-title" className={styles.title}>
          Factuuradres
        </h2>
        <AddressFields form={form} part="billingAddress" onFilledIn={saveDraft} />
      </section>
      <section className={styles.part} aria-labelledby="delivery-title">
        <h2 id="delivery-title" className={styles.title}>
          Afleveradres
        </h2>
        <DeliveryFields form={form} onFilledIn={saveDraft} />
      </section>
      <div className={styles.end}>
        <Submit of={step} look="accent" busyText="Aan het opslaan...">
          Volgende
        </Submit>
      </div>
    </ShopForm>
  )
}
