import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { MainMenuItem } from 'shared-types/contracts/content'
import { aheadOfNeed } from '../../../router/chunk-reload.ts'
import { whenQuiet } from '../../../ui/browser/until-painted.ts'
import { useStateOfPage } from '../../../ui/browser/use-state-of-page.ts'
import styles from './main-menu.module.css'
import { MenuEntry } from './menu-entry.tsx'
import type { MenuPanelProps } from './menu-panel.tsx'
import { useMenuPanels, useShell } from '../use-shell.ts'

/** Where `main-menu.module.css` shows the menu. */
const wide = '(width >= 62em)'

/** Spec §9: of more than ten items only nine are shown. */
const shown = (items: MainMenuItem[]) => (items.length > 10 ? items.slice(0, 9) : items)

/**
 * The categories, on wide screens. At most one panel is open, and navigation closes it. The panels and their code are
 * fetched when the browser is idle, or when the pointer or the focus enters the menu.
 */
export function MainMenu() {
  const { data: shell } = useShell()
  const [open, setOpen] = useStateOfPage<number | null>(null)
  const [needed, setNeeded] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps> | null>(null)
  const { data: below } = useMenuPanels(needed)
  const prepare = () => {
    setNeeded(true)
    if (Panel) return
    aheadOfNeed(async () => {
      const { MenuPanel } = await import('./menu-panel.tsx')
      setPanel(() => MenuPanel)
    })
  }
  const prepareAhead = useEffectEvent(prepare)
  useEffect(() => (matchMedia(wide).matches ? whenQuiet(prepareAhead) : undefined), [])

  return (
    // Only the links inside are interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles.menu} aria-label="Hoofdmenu" onPointerEnter={prepare} onFocus={prepare}>
      <ul className={styles.items}>
        {shown(shell?.navigation.main ?? []).map((item) => (
          <MenuEntry
            key={item.id}
            item={item}
            Panel={Panel}
            panel={below?.panels.find(({ link }) => link === item.link)}
            open={open === item.id}
            onOpen={() => setOpen(() => item.id)}
            onClose={() => setOpen((before) => (before === item.id ? null : before))}
          />
        ))}
      </ul>
    </nav>
  )
}
