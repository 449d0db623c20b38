import { useEffect, useEffectEvent, useRef } from 'react'
import { Html } from '../../../ui/text/html.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import type { MainMenuItem, MenuItem } from 'shared-types/contracts/content'
import styles from './menu-panel.module.css'

export interface MenuPanelProps {
  id: string
  item: MainMenuItem
  panel: MenuItem
  /** Called with its element once it is shown. */
  onShow: (panel: HTMLElement) => void
}

/** @param links the URLs of the rest of the panel: a heading with one of them is no link */
function Column({ item, links }: { item: MenuItem; links: string[] }) {
  return (
    <div className={styles.column}>
      {links.includes(item.link) ? (
        <p className={styles.heading}>{item.title}</p>
      ) : (
        <Link className={styles.heading} to={item.link}>
          {item.title}
        </Link>
      )}
      {item.items.length > 0 && <Links items={item.items} />}
      {item.content && <Html className={styles.content} html={item.content} />}
    </div>
  )
}

function Links({ items }: { items: MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={item.link}>{item.title}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Whether the panel's first item already links to the category itself. */
export const linksToCategory = (panel: MenuItem, { link }: { link: string }): boolean => {
  const [first] = panel.items
  return first !== undefined && first.link === link && first.items.length === 0 && !first.content
}

/** The open panel of a main menu item. */
export function MenuPanel({ id, item, panel, onShow }: MenuPanelProps) {
  const columns = panel.items.filter((child) => child.items.length > 0 || child.content)
  const show = useEffectEvent(onShow)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (element.current) show(element.current)
  }, [])
  const links = [item, ...panel.items.flatMap(({ items }) => items)].map(({ link }) => link)
  const single = panel.items.filter((child) => child.items.length === 0 && !child.content)
  return (
    <div className={styles.panel} id={id} ref={element}>
      <div className={styles.inner}>
        <div className={styles.column}>
          {!linksToCategory(panel, item) && (
            <Link className={styles.heading} to={item.link}>
              Alles in {item.title}
              {panel.image && <Image image={panel.image} sizes="560px" decorative />}
            </Link>
          )}
          {single.length > 0 && <Links items={single} />}
        </div>
        {columns.map((column) => (
          <Column key={column.id} item={column} links={links} />
        ))}
        {panel.content && <Html className={styles.content} html={panel.content} />}
      </div>
    </div>
  )
}
