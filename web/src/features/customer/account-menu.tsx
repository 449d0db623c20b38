import { logOut } from '../../api/log-out.ts'
import { useAction } from '../../forms/use-action.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import styles from './account-menu.module.css'

const entries = [
  { title: 'Dashboard', to: paths.account() },
  { title: 'Accountinformatie', to: paths.accountInformation() },
  { title: 'Mijn bestellingen', to: paths.accountOrders() },
  { title: 'Factuuradres', to: paths.billingAddress() },
  { title: 'Afleveradres', to: paths.shippingAddress() },
  { title: 'Nieuwsbrieven', to: paths.subscription() },
]

/** A full page load, so that no customer data stays in memory. Without a response it might fail. */
const leave = async () => {
  if (await logOut()) location.replace(paths.home())
}

/** `page` for the page itself, `true` for the list that an order's page belongs to. */
const currency = (to: string, pathname: string) => {
  if (to === pathname) return 'page'
  return to === paths.accountOrders() && pathname.startsWith(to) ? true : undefined
}

/** Spec §2, layouts. */
export function AccountMenu({ pathname }: { pathname: string }) {
  const { busy, run } = useAction(leave)
  return (
    <nav className={styles.menu} aria-labelledby="account-menu">
      <h2 id="account-menu" className={styles.title}>
        Mijn account
      </h2>
      <ul className={styles.entries}>
        {entries.map(({ title, to }) => (
          <li key={to}>
            <Link className={styles.entry} to={to} aria-current={currency(to, pathname)}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-disabled={busy || undefined}
            onClick={() => void run()}
          >
            Afmelden
          </button>
        </li>
      </ul>
    </nav>
  )
}
