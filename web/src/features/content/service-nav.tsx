import type { Link as LinkData } from 'shared-types/contracts/content'
import { Link } from '../../router/link.tsx'
import styles from './service-nav.module.css'

interface ServiceNavProps {
  links: LinkData[]
  /** Path of the current page. */
  here: string
}

/** Scrolls the row of a phone to a link, and not the page. */
const showInRow = (link: HTMLElement | null) => {
  const item = link?.closest('li')
  const row = item?.parentElement
  const first = row?.querySelector('li')
  if (item && row && first) row.scrollLeft = item.offsetLeft - first.offsetLeft
}

/** Links to the pages of customer service, with the current one marked. */
export function ServiceNav({ links, here }: ServiceNavProps) {
  return (
    <nav aria-label="Pagina’s van de klantenservice">
      <ul className={styles.links}>
        {links.map(({ title, link }) => (
          <li key={link}>
            <Link
              className={styles.link}
              to={link}
              {...(link === here && { 'aria-current': 'page', ref: showInRow })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
