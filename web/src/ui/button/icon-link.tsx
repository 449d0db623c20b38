import type { ReactNode } from 'react'
import styles from './icon-link.module.css'
import { Link } from '../../router/link.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

interface Props {
  to: string
  icon: ReactNode
  /** Visible on wide screens, always available to screen readers. */
  label: string
  title?: string | undefined
  /** Shown in a badge on the icon; no badge for 0. The badge never shifts its surroundings. */
  count?: number
  /** The count in words for screen readers, after the label: '2 in je winkelwagen'. */
  countInWords?: string
}

/** A link with an icon, a label and a count, for the header. */
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
