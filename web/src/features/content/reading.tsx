import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './reading.module.css'

interface ReadingProps {
  /** Leads through pages of the same kind; before the text, on a phone above it. */
  nav?: ReactNode
  /** What helps on from here; beside the text, on a phone below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A text at the width that reads well, and what stands beside it where there is room. */
export function Reading({ nav, aside, children }: ReadingProps) {
  return (
    <div className={clsx(styles.reading, nav ? styles.withNav : styles.withoutNav)}>
      {nav && <div className={styles.nav}>{nav}</div>}
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
