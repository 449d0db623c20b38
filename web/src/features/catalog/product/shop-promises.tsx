import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
import Truck from 'lucide/dist/esm/icons/truck.mjs'
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs'
import type { Shell } from 'shared-types/contracts/content'
import { creditWarning } from 'shared-types/order/credit-warning'
import { apiPaths } from 'shared-types/urls/api-paths'
import { usePublic } from '../../../api/use-public.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { money } from '../../../ui/text/money.ts'
import styles from './shop-promises.module.css'

const payLater = {
  icon: CalendarClock,
  text: 'Achteraf betalen',
  note: creditWarning,
  to: paths.service('orderandpayment'),
}
const withdrawal = {
  icon: Undo2,
  text: '14 dagen wettelijke bedenktijd',
  note: null,
  to: paths.service('herroepingsrecht'),
}

/** Shipping is promised as it is charged. */
const shippingPromise = (freeFrom: number): string =>
  freeFrom === 0 ? 'Gratis verzending' : `Gratis verzending vanaf ${money(freeFrom)}`

/** What the shop offers, beside the buy button. */
export function ShopPromises() {
  const { data: shell } = usePublic<Shell>(apiPaths.shell)
  const freeFrom = shell?.freeShippingFrom ?? null
  const shipping = {
    icon: Truck,
    text: freeFrom === null ? 'Verzendkosten' : shippingPromise(freeFrom),
    note: null,
    to: paths.service('shipping-returns'),
  }
  return (
    <ul className={styles.promises} aria-label="Goed om te weten">
      {[shipping, ...(shell?.hasPayLater ? [payLater] : []), withdrawal].map(({ icon, text, note, to }) => (
        <li key={to}>
          <Link to={to}>
            <Icon of={icon} size={20} />
            {text}
          </Link>
          {note}
        </li>
      ))}
    </ul>
  )
}
