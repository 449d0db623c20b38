import { Link } from '../../ui/link.tsx'
import styles from './shop-menu.module.css'
import { useShell } from './use-shell.ts'

/** Departments and service beside the logo; on narrow screens they are in the menu. */
export function ShopMenu() {
  const { data: shell } = useShell()
  const items = [...(shell?.navigation.shopMenu ?? []), ...(shell?.navigation.extra ?? [])]
  if (items.length === 0) return null
  return (
    <nav className={styles.menu} aria-label="Winkel">
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.link}>{item.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
