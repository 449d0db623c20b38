import { paths } from '../../../paths.ts'
import { Drawer } from '../../../ui/dialog/drawer.tsx'
import { Link } from '../../../router/link.tsx'
import type { Link as LinkData } from 'shared-types/contracts/content'
import { MobileEntry } from './mobile-entry.tsx'
import styles from './mobile-menu.module.css'
import { useMenuPanels, useShell } from '../use-shell.ts'

export interface MobileDrawerProps {
  /** Whether to link to the account. */
  account: boolean
  onClose: () => void
}

/** Spec §2, header: the five links of the mobile menu. */
const service = [
  { title: 'Account', link: paths.account() },
  { title: 'Klantenservice', link: paths.service('klantenservice-contact') },
  { title: 'Verzenden & Retourneren', link: paths.service('shipping-returns') },
  { title: 'Bestellen & Betalen', link: paths.service('orderandpayment') },
  { title: 'Pakketchecker', link: paths.parcelChecker() },
]

const isService = ({ link }: LinkData) => service.some((known) => known.link === link)

/** All menus with all their levels, on narrow screens. Until the lower ones are fetched, an item is a link. */
export function MobileDrawer({ account, onClose }: MobileDrawerProps) {
  const { data: shell } = useShell()
  const { data: below } = useMenuPanels()
  const { main = [], shopMenu = [], extra = [] } = shell?.navigation ?? {}
  const links = [...(account ? service : service.slice(1)), ...extra.filter((item) => !isService(item))]

  return (
    <Drawer title="Menu" onClose={onClose}>
      <nav className={styles.menu} aria-label="Menu">
        <ul className={styles.tabs} aria-label="Winkel">
          {shopMenu.map(({ link, title }) => (
            <li key={title + link}>
              <Link to={link}>{title}</Link>
            </li>
          ))}
        </ul>
        <ul className={styles.categories}>
          {main.map((item) => (
            <MobileEntry
              key={item.id}
              item={item}
              under={below?.panels.find(({ link }) => link === item.link)}
            />
          ))}
        </ul>
        <ul className={styles.service}>
          {links.map(({ link, title }) => (
            <li key={link}>
              <Link to={link}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
