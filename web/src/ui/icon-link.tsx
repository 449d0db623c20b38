import type { ReactNode } from 'react'
import styles from './icon-link.module.css'
import { Link } from '../router/link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Props {
  to: string
  icon: ReactNode
  /** Beside the icon on wide screens, spoken everywhere. */
  label: string
  title?: string | undefined
  /** In a badge on the icon; none is shown for nothing. The badge never moves what is around it. */
  count?: number
  /** What the badge says in words, behind the label: '2 in je winkelwagen'. */
  countInWords?: string
}

/** One of the shopper's own places, in the header. */
export function IconLink({ to, icon, label, title, count = 0, countInWords }: Props) {
  return (
    <Link className={styles.link} to={to} title={title} eager>
      <span className={styles.icon}>
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {count > 0 && countInWords && <VisuallyHidden>, {countInWords}</VisuallyHidden>}
    </Link>
  )
}
