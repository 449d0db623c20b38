import { useLocation } from 'react-router-dom'
import type { Department } from 'shared-types/contracts/content'
import { Link } from '../../../router/link.tsx'
import styles from './shop-menu.module.css'
import { useShell } from '../use-shell.ts'

const isWithin = (path: string, { link, within }: Department): boolean =>
  [link, ...within].some((page) => page !== '/' && path.startsWith(page))

/** Department tabs and service links above the header; on narrow screens they are in the menu. */
export function ShopMenu() {
  const { data: shell } = useShell()
  const { pathname } = useLocation()
  const { shopMenu = [], extra = [] } = shell?.navigation ?? {}
  if (shopMenu.length + extra.length === 0) return null
  return (
    <div className={styles.menus}>
      <nav aria-label="Winkel">
        <ul>
          {shopMenu.map((item) => (
            <li key={item.title + item.link}>
              <Link
                className={styles.tab}
                to={item.link}
                aria-current={isWithin(pathname, item) ? 'true' : undefined}
              >
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.extra} aria-label="Service">
        <ul>
          {extra.map((item) => (
            <li key={item.title + item.link}>
              <Link to={item.link}>{item.title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
