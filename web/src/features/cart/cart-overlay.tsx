import { Spinner } from '../../ui/spinner.tsx'
import styles from './cart-overlay.module.css'
import { useCartBusy } from './cart-turns.ts'

/** Over the page while a change of the cart takes longer than a moment: what it shows is about to change. */
export function CartOverlay() {
  const busy = useCartBusy()
  return (
    <output>
      {busy && (
        <div className={styles.overlay}>
          <span className={styles.sign}>
            <Spinner />
            Winkelwagen bijwerken...
          </span>
        </div>
      )}
    </output>
  )
}
