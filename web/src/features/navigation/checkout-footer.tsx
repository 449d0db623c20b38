import { Link } from '../../ui/link.tsx'
import { useShell } from './use-shell.ts'
import styles from './checkout-footer.module.css'

/** The least a buyer must be able to find while paying: help, and whom the order is placed with. */
export function CheckoutFooter() {
  const { data: shell } = useShell()
  const shop = shell?.footer.shop
  return (
    <footer className={styles.footer}>
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
