import { LegalGuarantee } from '../../features/checkout/pay/legal-guarantee.tsx'
import { PlaceOrder } from '../../features/checkout/pay/place-order.tsx'
import { Review } from '../../features/checkout/pay/review.tsx'
import {
  shippingChoices,
  usePaymentMethods,
  useShippingMethods,
} from '../../features/checkout/checkout-data.ts'
import { CheckoutStep } from './checkout-step.tsx'
import styles from './checkout-pay.module.css'

const titleOf = (methods: { code: string; title: string }[], code: string | null): string =>
  methods.find((method) => method.code === code)?.title ?? ''

export default function CheckoutPayPage() {
  const { data: shipping } = useShippingMethods()
  const { data: payment } = usePaymentMethods()
  return (
    <CheckoutStep step="pay" openSummary>
      {(cart, checkout) => (
        <div className={styles.pay}>
          <Review
            checkout={checkout}
            shippingTitle={titleOf(shippingChoices(shipping?.methods ?? []), checkout.shippingMethod)}
            paymentTitle={titleOf(payment?.methods ?? [], checkout.paymentMethod)}
          />
          <LegalGuarantee />
          <PlaceOrder total={cart.totals.grandTotal} />
        </div>
      )}
    </CheckoutStep>
  )
}
