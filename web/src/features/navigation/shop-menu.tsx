import { Link } from '../../ui/link.tsx'
import styles from './shop-menu.module.css'
import { useShell } from './use-shell.ts'

/** Departments and service beside the logo; on narrow screens they are in the menu. */
export function ShopMenu() {
  const { data: shell } = useShell()
  const { shopMenu = [], extra = [] } = shell?.navigation ?? {}
  if (shopMenu.length + extra.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Winkel">
      <ul>
        {shopMenu.map((item) => (
          <li key={item.id}>
            <Link to={item.link}>{item.title}</Link>
          </li>
        ))}
        {extra.map((item) => (
          <li key={item.id} className={styles.extra}>
            <Link to={item.link}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
