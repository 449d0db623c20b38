import { paths } from '../../paths.ts'
import { Head } from '../../router/head.tsx'
import { Link } from '../../router/link.tsx'
import { WhenHydrated } from '../../ui/browser/hydrated.tsx'
import { lazyAfterPaint } from '../../router/lazy-extra.ts'
import styles from '../../ui/failure/failed-page.module.css'

const SnoreButton = lazyAfterPaint(
  async () => (await import('../../features/content/snore-button.tsx')).SnoreButton,
)

export function NotFound() {
  return (
    <div className={styles.message}>
      <Head title="Pagina niet gevonden" noIndex />
      <p className={styles.code}>404</p>
      <h1>Deze pagina bestaat niet</h1>
      <p lang="en">This page could not be found</p>
      <p>Misschien is het artikel uit ons assortiment, of klopt het adres niet helemaal.</p>
      <Link className={styles.action} to={paths.home()}>
        Ga terug
      </Link>
      <WhenHydrated>
        <SnoreButton />
      </WhenHydrated>
    </div>
  )
}
