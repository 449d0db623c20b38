import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './back-in-stock.module.css'

const Form = lazy(() =>
  import('./back-in-stock-form.tsx').then(({ BackInStockForm }) => ({ default: BackInStockForm })),
)

/** Fetched by those who look at what is out, once the page works. */
export function BackInStock({ itemId }: { itemId: number }) {
  const hydrated = useHydrated()
  return (
    <div className={styles.place}>
      <Suspense>{hydrated && <Form key={itemId} itemId={itemId} />}</Suspense>
    </div>
  )
}
