import { Html } from '../../../ui/text/html.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import type { MenuItem } from 'shared-types/contracts/content'
import styles from './menu-panel.module.css'

interface Props {
  id: string
  item: MenuItem
  panel: MenuItem
  open: boolean
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
export const linksToCategory = (panel: MenuItem, item: MenuItem): boolean => {
  const [first] = panel.items
  return first !== undefined && first.link === item.link && first.items.length === 0 && !first.content
}

/** The panel of a main menu item. It is part of the page from the start: opening it needs no request. */
export function MenuPanel({ id, item, panel, open }: Props) {
  const columns = panel.items.filter((child) => child.items.length > 0 || child.content)
  const links = [item, ...panel.items.flatMap(({ items }) => items)].map(({ link }) => link)
  const single = panel.items.filter((child) => child.items.length === 0 && !child.content)
  return (
    <div className={styles.panel} id={id} hidden={!open}>
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
