import type { Link as LinkData } from 'shared-types/contracts/content'
import { Link } from '../../router/link.tsx'
import styles from './service-nav.module.css'

interface ServiceNavProps {
  links: LinkData[]
  /** Path of the current page. */
  here: string
}

/** Links to the pages of customer service, with the current one marked. */
export function ServiceNav({ links, here }: ServiceNavProps) {
  return (
    <nav aria-label="Pagina’s van de klantenservice">
      <ul className={styles.links}>
        {links.map(({ title, link }) => (
          <li key={link}>
            <Link className={styles.link} to={link} aria-current={link === here ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
