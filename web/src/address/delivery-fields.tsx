import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { AddressStepForm } from 'shared-types/forms/checkout'
import { Checkbox } from '../ui/input/checkbox.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './address-fields.module.css'
import { TextField } from '../forms/fields/text-field.tsx'

interface DeliveryFieldsProps {
  form: UseFormReturn<AddressStepForm>
  onFilledIn?: () => void
}

/** The delivery address: the billing address, unless the shopper enters another. */
export function DeliveryFields({ form, onFilledIn }: DeliveryFieldsProps) {
  const same = useWatch({ control: form.control, name: 'sameDeliveryAddress' })
  return (
    <>
      <Checkbox
        id="sameDeliveryAddress"
        label="Bezorg op mijn factuuradres"
        {...form.register('sameDeliveryAddress')}
      />
      {!same && (
        <>
          <div className={styles.row}>
            <TextField
              form={form}
              name="shippingAddress.firstName"
              label="Voornaam ontvanger"
              optional
              autoComplete="shipping given-name"
            />
            <TextField
              form={form}
              name="shippingAddress.lastName"
              label="Achternaam ontvanger"
              optional
              autoComplete="shipping family-name"
            />
          </div>
          <TextField
            form={form}
            name="shippingAddress.name"
            label="Extra naamregel"
            optional
            hint="Op het adreslabel, bijvoorbeeld: t.a.v. de receptie."
          />
          <TextField
            form={form}
            name="shippingAddress.company"
            label="Bedrijfsnaam"
            optional
            autoComplete="shipping organization"
          />
          <AddressFields form={form} part="shippingAddress" onFilledIn={onFilledIn} />
        </>
      )}
    </>
  )
}
