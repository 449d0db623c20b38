import { Suspense } from 'react'
import { CartContents } from '../../features/cart/cart-contents.tsx'
import { useCartBusy } from '../../features/cart/state/cart-queue.ts'
import { useCart } from '../../features/cart/state/use-cart.ts'
import { CustomerRating } from '../../features/navigation/footer/customer-rating.tsx'
import { Tracked } from '../../analytics/ecommerce/tracked.tsx'
import { trackedCart } from '../../analytics/ecommerce/tracked-cart.ts'
import { QueryBoundary } from '../../ui/failure/query-boundary.tsx'
import { Overlay } from '../../ui/feedback/overlay.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './cart.module.css'
import { lazyExtra } from '../../router/lazy-extra.ts'
import { PageTitle } from '../../router/page-title.tsx'

const CartExtras = lazyExtra(async () => (await import('./cart-extras.tsx')).CartExtras)

/** Covers the cart while a change is being sent. */
function CartOverlay() {
  return <Overlay text={useCartBusy() ? 'Winkelwagen bijwerken...' : null} />
}

export default function CartPage() {
  const answer = useCart()
  return (
    <Section className={styles.page}>
      <PageTitle />
      <QueryBoundary of={answer} what="content" skeleton={<Skeleton className={styles.loading} />}>
        {(cart) => (
          <>
            {cart.items.length > 0 && (
              <Tracked event={() => ({ event: 'view_cart', ...trackedCart(cart) })} />
            )}
            <CartContents cart={cart}>
              <Suspense>
                <CartExtras cart={cart} />
              </Suspense>
            </CartContents>
            <CustomerRating />
          </>
        )}
      </QueryBoundary>
      <CartOverlay />
    </Section>
  )
}
