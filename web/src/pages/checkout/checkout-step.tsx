import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { Cart } from 'shared-types/contracts/cart'
import type { Checkout } from 'shared-types/contracts/checkout'
import { canBeOrdered } from '../../features/cart/state/cart-state.ts'
import { OrderSummary } from '../../features/cart/summary/order-summary.tsx'
import { useCart } from '../../features/cart/state/use-cart.ts'
import { redirectFrom, type Step } from '../../features/checkout/steps.ts'
import { useCheckout } from '../../features/checkout/checkout-data.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './checkout-step.module.css'
import { PageTitle } from '../../router/page-title.tsx'

interface CheckoutStepProps {
  step: Step
  /** Shows the full summary on a phone too, so that the order is visible before the order button. */
  openSummary?: boolean
  children: (cart: Cart, checkout: Checkout) => ReactNode
}

const loading = (
  <div className={styles.columns}>
    <Skeleton className={styles.summaryLoading} />
    <Skeleton className={styles.stepLoading} />
  </div>
)

interface ShownStepProps extends CheckoutStepProps {
  cart: Cart
  checkout: Checkout
}

function ShownStep({ step, openSummary = false, children, cart, checkout }: ShownStepProps) {
  // An article that sells out later leads nowhere from the last step: the message beside the order button, which names
  // it, is there to be read.
  const [isEntered] = useState(() => step === 'pay' && canBeOrdered(cart))
  const mayStay = isEntered && cart.items.length > 0
  const elsewhere = redirectFrom(step, checkout, mayStay || canBeOrdered(cart))
  if (elsewhere) return <Navigate replace to={elsewhere} />
  return (
    <div className={styles.columns}>
      <div className={clsx(styles.summary, !openSummary && styles.folded)}>
        <OrderSummary cart={cart} open={openSummary} />
      </div>
      <div className={styles.step}>{children(cart, checkout)}</div>
    </div>
  )
}

/** A step of the checkout with the order summary beside it. Redirects to the first step that was skipped. */
export function CheckoutStep(props: CheckoutStepProps) {
  const cartAnswer = useCart()
  const checkoutAnswer = useCheckout()

  return (
    <div className={styles.page}>
      <PageTitle className={styles.title} />
      <QueryBoundary of={cartAnswer} what="content" skeleton={loading}>
        {(cart) => (
          <QueryBoundary of={checkoutAnswer} what="content" skeleton={loading}>
            {(checkout) => <ShownStep {...props} cart={cart} checkout={checkout} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </div>
  )
}
