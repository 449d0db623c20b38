import { useHydrated } from '../../ui/browser/hydrated.tsx'
import { latePart } from '../../ui/failure/late-part.tsx'
import styles from './back-in-stock.module.css'

const Form = latePart(async () => (await import('./back-in-stock-form.tsx')).BackInStockForm)

/** Loads the form after hydration, and only on pages of sold-out variants. */
export function BackInStock({ itemId }: { itemId: number }) {
  const hydrated = useHydrated()
  return <div className={styles.area}>{hydrated && <Form key={itemId} itemId={itemId} />}</div>
}
