import Check from 'lucide/dist/esm/icons/check.mjs'
import type { Cart } from 'shared-types/contracts/cart'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { latePart } from '../../../ui/failure/late-part.tsx'
import { canBeOrdered } from '../state/cart-state.ts'
import { CartCutoff } from './cart-cutoff.tsx'
import { ProgressNote } from './progress-note.tsx'
import styles from './cart-totals-box.module.css'
import { Totals } from './totals.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

const VoucherField = latePart(
  async () => (await import('./voucher-field.tsx')).VoucherField,
  <Skeleton className={styles.code} />,
)

const promises = ['14 dagen wettelijke bedenktijd', 'Veilig betalen']

/** The totals and the link to the checkout, which is disabled while a line exceeds its stock. */
export function CartTotalsBox({ cart }: { cart: Cart }) {
  const { promoProgress, freeShippingProgress } = cart.totals
  return (
    <aside className={styles.box} aria-label="Totaal">
      <h2 className={styles.title}>Overzicht</h2>
      {promoProgress && <ProgressNote progress={promoProgress} />}
      {freeShippingProgress && <ProgressNote progress={freeShippingProgress} />}
      <VoucherField cart={cart} />
      <CartCutoff cart={cart} />
      <Totals totals={cart.totals} />
      {canBeOrdered(cart) ? (
        <ButtonLink look="accent" wide eager to={paths.checkoutLogin()}>
          Bestellen
        </ButtonLink>
      ) : (
        <>
          <Button look="accent" wide disabled aria-describedby="cart-blocked">
            Bestellen
          </Button>
          <p id="cart-blocked" className={styles.blocked}>
            Pas eerst de artikelen aan waarvan er te weinig op voorraad zijn.
          </p>
        </>
      )}
      <ButtonLink look="quiet" to={paths.home()}>
        Verder winkelen
      </ButtonLink>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon of={Check} size={18} />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  )
}
