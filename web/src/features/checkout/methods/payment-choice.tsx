import type { UseFormReturn } from 'react-hook-form'
import type { PaymentMethods } from 'shared-types/contracts/checkout'
import { type MethodsStepForm, paymentFields } from 'shared-types/forms/payment'
import { creditWarning } from 'shared-types/order/credit-warning'
import { isPayLater } from 'shared-types/order/pay-later'
import { useFormMessage } from '../../../forms/fields/form-message.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { money } from '../../../ui/text/money.ts'
import { PaymentDrawing } from '../../../payment/payment-mark.tsx'
import { Radio, RadioGroup } from '../../../ui/input/radio-group.tsx'
import styles from '../form.module.css'
import { PaymentDetailsFields } from './payment-details-fields.tsx'

interface PaymentChoiceProps {
  form: UseFormReturn<MethodsStepForm>
  methods: PaymentMethods['methods']
  value: string
  /** Message if the choice could not be stored. */
  problem: string | undefined
  onChoose: (code: string) => void
}

/** The payment methods. Extra costs are shown before choosing, the fields of the chosen method below it. */
export function PaymentChoice({ form, methods, value, problem, onChoose }: PaymentChoiceProps) {
  const error = useFormMessage(form, 'paymentMethod')
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>Kies je betaalmethode</h2>
      <RadioGroup id="paymentMethod" legend="Kies je betaalmethode" legendHidden error={error}>
        {methods.map((method) => (
          <div key={method.code}>
            <Radio
              name="paymentMethod"
              label={method.title}
              description={
                isPayLater(method.code) ? `${method.description} ${creditWarning}` : method.description
              }
              media={<PaymentDrawing title={method.title} />}
              aside={method.priceIncl === 0 ? undefined : `+ ${money(method.priceIncl)}`}
              checked={method.code === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(method.code)}
            />
            {method.code === value && problem && <Alert kind="danger">{problem}</Alert>}
            {method.code === value && (paymentFields(value).length > 0 || method.issuers.length > 0) && (
              <PaymentDetailsFields form={form} method={method} />
            )}
          </div>
        ))}
      </RadioGroup>
    </section>
  )
}
