import Menu from 'lucide/dist/esm/icons/menu.mjs'
import { type ComponentType, useState } from 'react'
import { aheadOfNeed, loadNeeded } from '../../../router/chunk-reload.ts'
import type { MobileDrawerProps } from './mobile-drawer.tsx'
import styles from './mobile-menu.module.css'
import { useStateOfPage } from '../../../ui/browser/use-state-of-page.ts'
import { Icon } from '../../../ui/media/icon.tsx'

type Drawer = ComponentType<MobileDrawerProps>

const fetchDrawer = () => import('./mobile-drawer.tsx')

/** The menu button on narrow screens. The first press loads the drawer, and navigation closes it. */
export function MobileMenu({ account }: { account: boolean }) {
  const [isOpen, setOpen] = useStateOfPage(false)
  const [Drawer, setDrawer] = useState<Drawer | null>(null)

  const open = async () => {
    setOpen(() => true)
    if (Drawer) return
    try {
      const { MobileDrawer } = await loadNeeded(fetchDrawer)
      setDrawer(() => MobileDrawer)
    } catch {
      setOpen(() => false)
    }
  }

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label="Menu"
        onPointerDown={() => aheadOfNeed(fetchDrawer)}
        onClick={() => void open()}
      >
        <Icon of={Menu} size={24} />
      </button>
      {Drawer && isOpen && <Drawer account={account} onClose={() => setOpen(() => false)} />}
    </div>
  )
}
