import type { Link as LinkData } from 'shared-types/api/content'
import { Link } from '../../router/link.tsx'
import styles from './service-nav.module.css'

interface ServiceNavProps {
  links: LinkData[]
  /** Path of the page that is shown. */
  here: string
}

/** The pages of customer service, one of which is being read. */
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
