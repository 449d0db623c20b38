import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './reading.module.css'

interface ReadingProps {
  /** Links to pages of the same kind; before the text, on a phone above it. */
  nav?: ReactNode
  /** Related help; beside the text, on a phone below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A text at a readable width, with optional columns beside it. */
export function Reading({ nav, aside, children }: ReadingProps) {
  return (
    <div className={clsx(styles.reading, nav ? styles.withNav : styles.withoutNav)}>
      {nav && <div className={styles.nav}>{nav}</div>}
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
