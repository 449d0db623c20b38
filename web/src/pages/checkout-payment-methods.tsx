import { useNavigate } from 'react-router-dom'
import { MethodsForm } from '../features/checkout/methods-form.tsx'
import { usePaymentMethods, useShippingMethods } from '../features/checkout/use-methods.ts'
import { methodsDraft } from '../features/checkout/methods-draft.ts'
import { useDraft } from '../forms/use-draft.ts'
import { paths } from '../paths.ts'
import { Fetched } from '../ui/fetched.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './checkout-payment-methods.module.css'
import { CheckoutStep } from './checkout-step.tsx'

export function Page() {
  const navigate = useNavigate()
  const shippingAnswer = useShippingMethods()
  const paymentAnswer = usePaymentMethods()
  const draft = useDraft(methodsDraft)
  const loading = <Skeleton className={styles.loading} />
  return (
    <CheckoutStep step="methods" title="Verzend- & betaalmethode">
      {(_, checkout) => (
        <Fetched of={shippingAnswer} skeleton={loading}>
          {(shipping) => (
            <Fetched of={paymentAnswer} skeleton={loading}>
              {(payment) =>
                draft === null ? (
                  loading
                ) : (
                  <MethodsForm
                    draft={draft.values}
                    checkout={checkout}
                    shipping={shipping.methods}
                    payment={payment.methods}
                    onSaved={() => void navigate(paths.checkoutPay())}
                  />
                )
              }
            </Fetched>
          )}
        </Fetched>
      )}
    </CheckoutStep>
  )
}
