import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { PhoneLink } from '../../../ui/text/phone-link.tsx'
import { useFooter } from '../use-shell.ts'
import styles from './checkout-footer.module.css'
import { PaymentBadges } from './payment-badges.tsx'

const terms = [
  { title: 'Algemene voorwaarden', to: paths.service('algemene-voorwaarden') },
  { title: 'Privacy', to: paths.service('privacy') },
  { title: 'Herroepingsrecht', to: paths.service('herroepingsrecht') },
  { title: 'Bestelling herroepen', to: paths.withdrawal() },
]

interface Props {
  /** The button that reopens the cookie question. */
  cookieSettings: ReactNode
  /** The titles of the payment methods that the order can use; those of the shop while they are unknown. */
  offered?: string[] | undefined
}

/** The minimum for buyers: help, the ways to pay, and the company that they order from. */
export function CheckoutFooter({ cookieSettings, offered }: Props) {
  const { data: footer } = useFooter()
  const shop = footer?.shop
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {terms.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li>{cookieSettings}</li>
      </ul>
      {footer && <PaymentBadges methods={offered ?? footer.paymentMethods} />}
      {shop && (
        <>
          <p>
            Hulp nodig met bestellen? <PhoneLink phone={shop.phone} /> ·{' '}
            <Link to={`mailto:${shop.email}`}>{shop.email}</Link>
          </p>
          <p>
            {shop.legalName}, {shop.street}, {shop.zipcode} {shop.city} · KvK {shop.cocNumber} · BTW{' '}
            {shop.vatNumber}
          </p>
        </>
      )}
    </footer>
  )
}
