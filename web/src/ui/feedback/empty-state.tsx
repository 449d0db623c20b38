import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon?: IconNode
  title: string
  /** What fills it, and links. */
  children: ReactNode
}

/** In place of a list that has nothing yet. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon of={icon} size={48} strokeWidth={1.25} />}
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
