import { useNavigate } from 'react-router-dom'
import type { Cart } from 'shared-types/contracts/cart'
import { type Chosen, MethodsForm } from '../../features/checkout/methods/methods-form.tsx'
import { methodsDraft, usePaymentMethods, useShippingMethods } from '../../features/checkout/checkout-data.ts'
import { readDraft } from '../../forms/draft.ts'
import { paths } from '../../paths.ts'
import { track } from '../../analytics/track.ts'
import { trackedCart } from '../../analytics/ecommerce/tracked-cart.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Prefetch } from '../../router/prefetch.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './checkout-payment-methods.module.css'
import { CheckoutStep } from './checkout-step.tsx'

const trackChoice = (cart: Cart, { shippingMethod, paymentMethod }: Chosen) => {
  track({ event: 'add_shipping_info', shippingTier: shippingMethod, ...trackedCart(cart) })
  track({ event: 'add_payment_info', paymentType: paymentMethod, ...trackedCart(cart) })
}

export default function CheckoutPaymentMethodsPage() {
  const navigate = useNavigate()
  const shippingAnswer = useShippingMethods()
  const paymentAnswer = usePaymentMethods()
  const loading = <Skeleton className={styles.loading} />
  return (
    <CheckoutStep step="methods">
      {(cart, checkout) => (
        <QueryBoundary of={shippingAnswer} what="content" skeleton={loading}>
          {(shipping) => (
            <QueryBoundary of={paymentAnswer} what="content" skeleton={loading}>
              {(payment) => (
                <>
                  <MethodsForm
                    draft={readDraft(methodsDraft)}
                    checkout={checkout}
                    shipping={shipping}
                    payment={payment.methods}
                    onSaved={(chosen) => {
                      trackChoice(cart, chosen)
                      void navigate(paths.checkoutPay())
                    }}
                  />
                  <Prefetch to={paths.checkoutPay()} />
                </>
              )}
            </QueryBoundary>
          )}
        </QueryBoundary>
      )}
    </CheckoutStep>
  )
}
