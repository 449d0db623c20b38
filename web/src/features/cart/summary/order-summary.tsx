import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs'
import { clsx } from 'clsx'
import type { Cart } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { money } from '../../../ui/text/money.ts'
import { LineList } from '../line/line-list.tsx'
import { CartCutoff } from './cart-cutoff.tsx'
import styles from './order-summary.module.css'
import { Totals } from './totals.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

interface OrderSummaryProps {
  cart: Cart
  /** On a phone, shows everything instead of a collapsed line. */
  open?: boolean
}

/** The cart's lines and totals, beside every step of the checkout. */
export function OrderSummary({ cart, open = false }: OrderSummaryProps) {
  const content = (
    <>
      <LineList lines={cart.items} />
      <CartCutoff cart={cart} />
      <Totals totals={cart.totals} />
      <Link to={paths.cart()} className={styles.change}>
        Winkelwagen bewerken
      </Link>
    </>
  )
  return (
    <aside className={styles.summary} aria-label="Overzicht van je bestelling">
      {/* Outside the part that a phone collapses, whose line shows the total too. */}
      <div aria-live="polite">
        {cart.discountMessage && <p className={styles.problem}>{cart.discountMessage}</p>}
      </div>
      {!open && (
        <details className={styles.folded}>
          <summary className={styles.fold}>
            <Icon of={ChevronUp} className={styles.arrow} size={20} />
            <span className={styles.foldTitle}>Je bestelling</span>
            <strong className={styles.total}>{money(cart.totals.grandTotal)}</strong>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      )}
      <div className={clsx(styles.full, open && styles.always)}>
        <h2 className={styles.title}>Je bestelling</h2>
        <div className={styles.content}>{content}</div>
      </div>
    </aside>
  )
}
