import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Checkout } from 'shared-types/api/checkout'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { AddressFields } from '../../forms/address-fields.tsx'
import { addressResolver } from '../../forms/address-resolver.ts'
import { DeliveryFields } from '../../forms/delivery-fields.tsx'
import { dropDraft, keepDraft } from '../../forms/draft.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { focusFirstMistake } from '../../forms/focus-first-mistake.ts'
import { showRefusal } from '../../forms/show-refusal.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { addressDraft } from './address-draft.ts'
import { addressRequest, addressValues } from './address-values.ts'
import { CustomerFields } from './customer-fields.tsx'
import styles from './form.module.css'
import { saveAddress } from './save-address.ts'

interface AddressFormProps {
  checkout: Checkout
  /** What was typed before and not sent. */
  draft: unknown
  onSaved: () => void
}

/** The step 'Adres'. */
export function AddressForm({ checkout, draft, onSaved }: AddressFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<AddressStepForm>({
    resolver: addressResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: addressValues(checkout, draft),
  })
  const keep = () => keepDraft(addressDraft, form.getValues())

  const submit = form.handleSubmit(
    async (values) => {
      setRefusal(null)
      try {
        await saveAddress(addressRequest(values))
        dropDraft(addressDraft)
        onSaved()
      } catch (error) {
        setRefusal(showRefusal(form, error))
      }
    },
    (errors, event) => focusFirstMistake(event?.target, errors),
  )

  return (
    <form className={styles.form} noValidate onSubmit={submit} onChange={keep}>
      <ErrorSummary form={form} />
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <CustomerFields form={form} />
      <section className={styles.part} aria-labelledby="billing-title">
        <h2 id="billing-title" className={styles.title}>
          Factuuradres
        </h2>
        <AddressFields form={form} part="billingAddress" onFilledIn={keep} />
      </section>
      <section className={styles.part} aria-labelledby="delivery-title">
        <h2 id="delivery-title" className={styles.title}>
          Afleveradres
        </h2>
        <DeliveryFields form={form} onFilledIn={keep} />
      </section>
      <div className={styles.end}>
        <Button type="submit" look="accent" busy={form.formState.isSubmitting} busyText="Aan het opslaan...">
          Volgende
        </Button>
      </div>
    </form>
  )
}
