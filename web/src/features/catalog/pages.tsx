import { ChevronLeft } from 'lucide-react'
import type { Pagination } from 'shared-types/api/catalog'
import { Link } from '../../ui/link.tsx'
import styles from './pages.module.css'

/** How much of the list has been seen, and the way to the rest. */
export function Pages({ pagination: { total, subtotal, pageLinks } }: { pagination: Pagination }) {
  if (!pageLinks.next && !pageLinks.previous) return null
  return (
    <nav className={styles.pages} aria-label="Pagina's">
      <p id="seen-of-list">
        Je hebt {subtotal} van de {total} producten bekeken
      </p>
      <progress aria-labelledby="seen-of-list" value={subtotal} max={total} />
      <div className={styles.links}>
        {pageLinks.previous && (
          <Link className={styles.previous} to={pageLinks.previous} rel="prev">
            <ChevronLeft size={18} aria-hidden />
            Vorige
          </Link>
        )}
        {pageLinks.next && (
          <Link className={styles.next} to={pageLinks.next} rel="next" eager>
            Laad meer
          </Link>
        )}
      </div>
    </nav>
  )
}
