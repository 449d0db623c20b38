import { ChevronDown, Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from 'shared-types/api/content'
import { Drawer } from '../../ui/drawer.tsx'
import { Html } from '../../ui/html.tsx'
import { Link } from '../../ui/link.tsx'
import { leadsHome } from './menu-panel.tsx'
import styles from './mobile-menu.module.css'
import { useShell } from './use-shell.ts'

function Entry({ item, panel }: { item: MenuItem; panel?: MenuItem | undefined }) {
  const content = panel ?? item
  if (content.items.length === 0 && !content.content) return <Link to={item.link}>{item.title}</Link>
  return (
    <details name="mobile-menu">
      <summary>
        {item.title}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <ul className={styles.children}>
        {!leadsHome(content, item) && (
          <li>
            <Link to={item.link}>Alles in {item.title}</Link>
          </li>
        )}
        {content.items.map((child) => (
          <li key={child.id}>
            <Link to={child.link}>{child.title}</Link>
            {child.content && <Html className={styles.content} html={child.content} />}
          </li>
        ))}
      </ul>
      {content.content && <Html className={styles.content} html={content.content} />}
    </details>
  )
}

/** All menus in one drawer, on narrow screens. Closed by navigation, for it belongs to the page it was opened on. */
export function MobileMenu() {
  const { data: shell } = useShell()
  const { key } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const { main = [], subNavigation = [], shopMenu = [], extra = [] } = shell?.navigation ?? {}
  const service = [...shopMenu, ...extra, ...(shell?.footer.serviceLinks ?? [])]

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label="Menu"
        onClick={() => setOpenOn(key)}
      >
        <Menu size={24} aria-hidden />
      </button>
      {openOn === key && (
        <Drawer title="Menu" onClose={() => setOpenOn(null)}>
          <nav className={styles.menu} aria-label="Menu">
            <ul>
              {main.map((item) => (
                <li key={item.id}>
                  <Entry item={item} panel={subNavigation.find(({ slug }) => slug === item.slug)} />
                </li>
              ))}
            </ul>
            <ul className={styles.service}>
              {[...new Map(service.map((item) => [item.link, item])).values()].map((item) => (
                <li key={item.link}>
                  <Link to={item.link}>{item.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </Drawer>
      )}
    </div>
  )
}
