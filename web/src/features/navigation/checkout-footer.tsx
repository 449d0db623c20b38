import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { useShell } from './use-shell.ts'
import styles from './checkout-footer.module.css'

const terms = [
  { title: 'Algemene voorwaarden', page: 'algemene-voorwaarden' },
  { title: 'Privacy', page: 'privacy' },
  { title: 'Herroepingsrecht', page: 'herroepingsrecht' },
]

/** The least a buyer must be able to find while paying: help, and whom the order is placed with. */
export function CheckoutFooter() {
  const { data: shell } = useShell()
  const shop = shell?.footer.shop
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {terms.map(({ title, page }) => (
          <li key={page}>
            <Link to={paths.service(page)}>{title}</Link>
          </li>
        ))}
      </ul>
      {shop && (
        <>
          <p>
            Hulp nodig met bestellen?{' '}
            <Link to={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</Link>
          </p>
          <p>
            {shop.legalName} · KvK {shop.cocNumber} · BTW {shop.vatNumber}
          </p>
        </>
      )}
    </footer>
  )
}
