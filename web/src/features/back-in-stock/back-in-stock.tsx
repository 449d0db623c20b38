import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/browser/hydrated.tsx'
import styles from './back-in-stock.module.css'

const Form = lazy(() =>
  import('./back-in-stock-form.tsx').then(({ BackInStockForm }) => ({ default: BackInStockForm })),
)

/** Loads the form after hydration, and only on pages of sold-out variants. */
export function BackInStock({ itemId }: { itemId: number }) {
  const hydrated = useHydrated()
  return (
    <div className={styles.area}>
      <Suspense>{hydrated && <Form key={itemId} itemId={itemId} />}</Suspense>
    </div>
  )
}
