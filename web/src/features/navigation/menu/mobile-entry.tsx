import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { Html } from '../../../ui/text/html.tsx'
import { Link } from '../../../router/link.tsx'
import type { MenuItem } from 'shared-types/contracts/content'
import { linksToCategory } from './menu-panel.tsx'
import styles from './mobile-menu.module.css'
import { Icon } from '../../../ui/media/icon.tsx'

interface Props {
  item: Pick<MenuItem, 'title' | 'link'>
  /** The URL of the parent item: if this one has the same URL, it needs no link. */
  above?: string
  /** What holds the next level: the item itself, or the panel of the main menu. */
  under: MenuItem | undefined
}

/** An item of the drawer, with all levels below it, collapsed. */
export function MobileEntry({ item, under, above }: Props) {
  if (!under || (under.items.length === 0 && !under.content)) {
    return (
      <li>
        <Link to={item.link}>{item.title}</Link>
      </li>
    )
  }
  const hasOwnLink = item.link !== above && !linksToCategory(under, item)
  return (
    <li>
      <details>
        <summary>
          {item.title}
          <Icon of={ChevronDown} size={20} />
        </summary>
        <ul className={styles.children}>
          {hasOwnLink && (
            <li>
              <Link to={item.link}>Alles in {item.title}</Link>
            </li>
          )}
          {under.items.map((child) => (
            <MobileEntry key={child.id} item={child} under={child} above={item.link} />
          ))}
        </ul>
        {under.content && <Html className={styles.content} html={under.content} />}
      </details>
    </li>
  )
}
