import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import styles from './empty-list.module.css'

/** No products: why, and where to go on. */
export function EmptyList({ categoryPath, filtered }: { categoryPath: string; filtered: boolean }) {
  return (
    <div className={styles.empty}>
      <h2>{filtered ? 'Geen producten met deze keuzes' : 'Hier is nu niets te koop'}</h2>
      {filtered ? (
        <>
          <p>Laat een filter los, of begin opnieuw.</p>
          <Link to={paths.category(categoryPath)} keepScroll>
            Herstel filters
          </Link>
        </>
      ) : (
        <>
          <p>Kijk gerust verder in de rest van de winkel.</p>
          <Link to={paths.home()}>Verder winkelen</Link>
        </>
      )}
    </div>
  )
}
