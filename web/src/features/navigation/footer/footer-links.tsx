import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Link } from '../../../router/link.tsx'
import type { Link as LinkData } from 'shared-types/contracts/content'
import styles from './footer.module.css'

interface Props {
  title: string
  links: LinkData[]
  /** Two columns on wide screens. */
  split?: boolean
  /** An additional item that is not a link. */
  children?: ReactNode
}

export function FooterLinks({ title, links, split = false, children }: Props) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={clsx(styles.links, split && styles.split)}>
        {links.map((link) => (
          <li key={link.link}>
            <Link to={link.link}>{link.title}</Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}
