import { CalendarClock, Truck, Undo2 } from 'lucide'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './shop-promises.module.css'

const promises = [
  { icon: Truck, text: 'Gratis verzending', page: 'verzenden-en-retourneren' },
  { icon: CalendarClock, text: 'Achteraf betalen', page: 'bestellen-en-betalen' },
  { icon: Undo2, text: '14 dagen bedenktijd', page: 'herroepingsrecht' },
]

/** What every order comes with, beside the buy button. */
export function ShopPromises() {
  return (
    <ul className={styles.promises} aria-label="Bij elke bestelling">
      {promises.map(({ icon, text, page }) => (
        <li key={page}>
          <Link to={paths.service(page)}>
            <Icon of={icon} size={20} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
