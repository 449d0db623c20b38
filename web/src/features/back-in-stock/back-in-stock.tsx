import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const Form = lazy(() =>
  import('./back-in-stock-form.tsx').then(({ BackInStockForm }) => ({ default: BackInStockForm })),
)

/** Fetched by those who look at what is out, once the page works. */
export function BackInStock({ itemId }: { itemId: number }) {
  const hydrated = useHydrated()
  return hydrated && <Suspense>{<Form key={itemId} itemId={itemId} />}</Suspense>
}
