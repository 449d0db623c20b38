import { ShoppingCart } from 'lucide'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './empty-cart.module.css'
import { Icon } from '../../ui/media/icon.tsx'

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <Icon of={ShoppingCart} size={48} strokeWidth={1.25} />
      <h2 className={styles.title}>Je winkelwagen is nog leeg</h2>
      <p>Zoek iets moois uit. We verzenden alles gratis.</p>
      <ButtonLink to={paths.home()}>Verder winkelen</ButtonLink>
    </div>
  )
}
