import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Fragment } from 'react'
import styles from './breadcrumbs.module.css'
import { Link } from '../../router/link.tsx'
import { Icon } from '../media/icon.tsx'

export interface Crumb {
  title: string
  /** URL; the last crumb is the page itself and has none. */
  to?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Kruimelpad">
      <ol>
        {crumbs.map(({ title, to }, index) => (
          <Fragment key={to ?? title}>
            {index > 0 && (
              <li aria-hidden>
                <Icon of={ChevronRight} size={14} />
              </li>
            )}
            <li className={to ? undefined : styles.here}>
              {to ? <Link to={to}>{title}</Link> : <span aria-current="page">{title}</span>}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
