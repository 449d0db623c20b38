import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './empty-cart.module.css'

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <ShoppingCart aria-hidden size={48} strokeWidth={1.25} />
      <h2 className={styles.title}>Je winkelwagen is nog leeg</h2>
      <p>Zoek iets moois uit. We verzenden alles gratis.</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </div>
  )
}
