import { CartLines } from '../features/cart/cart-lines.tsx'
import { CartOverlay } from '../features/cart/cart-overlay.tsx'
import { CartTotalsBox } from '../features/cart/cart-totals-box.tsx'
import { EmptyCart } from '../features/cart/empty-cart.tsx'
import { useCart } from '../features/cart/use-cart.ts'
import { Fetched } from '../ui/fetched.tsx'
import { Head } from '../ui/head.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './cart.module.css'

const loading = (
  <div className={styles.columns}>
    <Skeleton className={styles.linesLoading} />
    <Skeleton className={styles.totalsLoading} />
  </div>
)

export function Page() {
  const answer = useCart()
  return (
    <Section className={styles.page}>
      <Head title="Winkelwagen | Sluimer" noIndex />
      <h1>Winkelwagen</h1>
      <Fetched of={answer} skeleton={loading}>
        {(cart) =>
          cart.items.length === 0 ? (
            <EmptyCart />
          ) : (
            <div className={styles.columns}>
              <CartLines items={cart.items} />
              <CartTotalsBox cart={cart} />
            </div>
          )
        }
      </Fetched>
      <CartOverlay />
    </Section>
  )
}
