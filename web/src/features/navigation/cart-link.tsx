import { ShoppingCart } from 'lucide-react'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import styles from './cart-link.module.css'

/** The way to the cart with the number of pieces in it. That number is the shopper's own and comes after the page. */
export function CartLink() {
  const { data: session } = useSession()
  const quantity = session?.cartQuantity ?? 0
  return (
    <Link className={styles.cart} to={paths.cart()} eager>
      <span className={styles.icon}>
        <ShoppingCart size={24} aria-hidden />
        {quantity > 0 && (
          <span className={styles.count} aria-hidden>
            {quantity > 99 ? '99+' : quantity}
          </span>
        )}
      </span>
      <span className={styles.label}>Winkelwagen</span>
      {quantity > 0 && <span className={styles.spoken}>, {quantity} in je winkelwagen</span>}
    </Link>
  )
}
