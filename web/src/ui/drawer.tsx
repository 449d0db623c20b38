import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './drawer.module.css'

/** A dialog along the right edge, over the full height; on a phone over the full width. */
export function Drawer(props: { title: string; onClose: () => void; children: ReactNode; foot?: ReactNode }) {
  return <Dialog {...props} className={styles.drawer} />
}
