import Check from 'lucide/dist/esm/icons/check.mjs'
import { clsx } from 'clsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import styles from './checkout-progress.module.css'
import { Icon } from '../ui/media/icon.tsx'

const steps = [
  { title: 'Adres', path: paths.checkoutAddress() },
  { title: 'Verzend- & betaalmethode', path: paths.checkoutPaymentMethods() },
  { title: 'Betaling', path: paths.checkoutPay() },
]

const indexOf = (pathname: string) => steps.findIndex((step) => step.path === pathname)

/** The target of the header's back link: the previous step, or from the first step the cart. */
export const stepBefore = (pathname: string): string => steps[indexOf(pathname) - 1]?.path ?? paths.cart()

/** The order is placed and awaits payment: earlier steps can no longer be changed. */
const isPlaced = (pathname: string) => /^\/checkout\/(betalen|pending|status)\//.test(pathname)

/** The three steps of the checkout. Previous steps are links until the order is placed; later ones never. */
export function CheckoutProgress({ pathname }: { pathname: string }) {
  const placed = isPlaced(pathname)
  const current = placed ? steps.length - 1 : indexOf(pathname)
  return (
    <nav className={styles.progress} aria-label="Stappen">
      <ol>
        {steps.map(({ title, path }, index) => (
          <li
            key={path}
            className={clsx(styles.step, index < current && styles.done)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden>
              {index < current ? <Icon of={Check} size={16} /> : index + 1}
            </span>
            {index < current && !placed ? <Link to={path}>{title}</Link> : <span>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
