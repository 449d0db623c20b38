import { Controller, type UseFormReturn } from 'react-hook-form'
import type { PaymentMethods } from 'shared-types/contracts/checkout'
import { genderTitles } from 'shared-types/forms/fields/gender'
import { ageLimits, installments, type MethodsStepForm, paymentFields } from 'shared-types/forms/payment'
import { useFormMessage } from '../../../forms/fields/form-message.ts'
import { TextField } from '../../../forms/fields/text-field.tsx'
import { Checkbox } from '../../../ui/input/checkbox.tsx'
import { Field } from '../../../ui/input/field.tsx'
import { Link } from '../../../router/link.tsx'
import { paths } from '../../../paths.ts'
import { Radio, RadioGroup } from '../../../ui/input/radio-group.tsx'
import { Select } from '../../../ui/input/select.tsx'
import { DateField } from './date-field.tsx'
import styles from '../form.module.css'

interface PaymentDetailsFieldsProps {
  form: UseFormReturn<MethodsStepForm>
  method: PaymentMethods['methods'][number]
}

function Installment({ form }: Pick<PaymentDetailsFieldsProps, 'form'>) {
  const error = useFormMessage(form, 'paymentDetails.installment')
  return (
    <Controller
      control={form.control}
      name="paymentDetails.installment"
      render={({ field }) => (
        <RadioGroup id="paymentDetails.installment" legend="Aantal termijnen" error={error} inline>
          {installments.map((count, index) => (
            <Radio
              key={count}
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              label={`${count} termijnen`}
              checked={field.value === count}
              onChange={() => field.onChange(count)}
            />
          ))}
        </RadioGroup>
      )}
    />
  )
}

function Terms({ form, title }: Pick<PaymentDetailsFieldsProps, 'form'> & { title: string }) {
  const error = useFormMessage(form, 'paymentDetails.terms')
  return (
    <div>
      <Checkbox
        id="paymentDetails.terms"
        label={`Ik ga akkoord met de voorwaarden voor achteraf betalen met ${title}`}
        error={error}
        {...form.register('paymentDetails.terms')}
      />
      <Link to={paths.service('orderandpayment')} target="_blank" className={styles.more}>
        Lees hoe achteraf betalen werkt
      </Link>
    </div>
  )
}

/** The extra fields of the chosen payment method. */
export function PaymentDetailsFields({ form, method }: PaymentDetailsFieldsProps) {
  const fields = paymentFields(method.code)
  const genderMessage = useFormMessage(form, 'paymentDetails.gender')
  return (
    <div className={styles.details}>
      {fields.includes('installment') && <Installment form={form} />}
      {fields.includes('gender') && (
        <RadioGroup id="paymentDetails.gender" legend="Aanhef" error={genderMessage} inline>
          {Object.entries(genderTitles).map(([value, label]) => (
            <Radio key={value} label={label} value={value} {...form.register('paymentDetails.gender')} />
          ))}
        </RadioGroup>
      )}
      <div className={styles.row}>
        {fields.includes('dob') && (
          <DateField
            form={form}
            name="paymentDetails.dob"
            label="Geboortedatum"
            hint={`dd-mm-jjjj. ${ageLimits(method.code).text}`}
          />
        )}
        {fields.includes('phone') && (
          <TextField
            form={form}
            name="paymentDetails.phone"
            label="Telefoonnummer"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        )}
      </div>
      {method.issuers.length > 0 && (
        <Field id="paymentDetails.issuer" label="Bank">
          {(control) => (
            <Select
              {...form.register('paymentDetails.issuer')}
              {...control}
              options={method.issuers.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
        </Field>
      )}
      {fields.includes('terms') && <Terms form={form} title={method.title} />}
    </div>
  )
}
