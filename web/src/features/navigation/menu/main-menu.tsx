import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from 'shared-types/contracts/content'
import styles from './main-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import { useShell } from '../use-shell.ts'

/** Spec §9: of more than ten items only nine are shown. */
const shown = (items: MenuItem[]) => (items.length > 10 ? items.slice(0, 9) : items)

/** The categories, on wide screens. At most one panel is open, and navigation closes it. */
export function MainMenu() {
  const { data: shell } = useShell()
  const { key } = useLocation()
  const [open, setOpen] = useState<{ item: number; on: string } | null>(null)
  const { main = [], subNavigation = [] } = shell?.navigation ?? {}

  return (
    <nav className={styles.menu} aria-label="Hoofdmenu">
      <ul className={styles.items}>
        {shown(main).map((item) => (
          <MenuEntry
            key={item.id}
            item={item}
            panel={subNavigation.find(({ slug }) => slug === item.slug) ?? null}
            open={open?.item === item.id && open.on === key}
            onOpen={() => setOpen({ item: item.id, on: key })}
            onClose={() => setOpen((before) => (before?.item === item.id ? null : before))}
          />
        ))}
      </ul>
    </nav>
  )
}
