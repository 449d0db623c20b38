import { Outlet, useLocation } from 'react-router-dom'
import { ErrorPage } from '../pages/error.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import styles from './default-layout.module.css'
import { ShopHeader } from './shop-header.tsx'

/** The whole shop above, and nothing below that leads away from buying (spec §2, layouts). */
export function CartLayout() {
  const { pathname } = useLocation()
  return (
    <div className={styles.page}>
      <SkipLink />
      <ShopHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
    </div>
  )
}
