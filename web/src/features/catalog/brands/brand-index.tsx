import type { Brands } from 'shared-types/contracts/catalog'
import { paths } from '../../../paths.ts'
import { Link } from '../../../router/link.tsx'
import { NothingYet } from '../../../ui/failure/nothing-yet.tsx'
import styles from './brand-index.module.css'
import { brandsByLetter } from './brands-by-letter.ts'
import { countOf } from '../product-list.ts'

/** All brands by first letter, with links to jump to each letter. */
export function BrandIndex({ brands }: Brands) {
  if (brands.length === 0) return <NothingYet title="Er zijn nog geen merken" />
  const groups = brandsByLetter(brands)
  return (
    <>
      <nav aria-label="Letters">
        <ul className={styles.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, brands: own }) => (
        <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
          <ul className={styles.brands}>
            {own.map(({ slug, title, productCount }) => (
              <li key={slug}>
                <Link className={styles.brand} to={paths.brand(slug)} eager>
                  <span>{title}</span>
                  <small>{countOf(productCount)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
