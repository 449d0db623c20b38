import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './drawer.module.css'

/** A dialog at the right edge with full height; on a phone with full width. */
export function Drawer(props: { title: string; onClose: () => void; children: ReactNode; foot?: ReactNode }) {
  return <Dialog {...props} className={styles.drawer} />
}
