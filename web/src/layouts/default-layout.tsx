import { Outlet, useLocation } from 'react-router-dom'
import { FavouritesLink } from '../features/catalog/favourites-link.tsx'
import { Footer } from '../features/navigation/footer.tsx'
import { Header } from '../features/navigation/header.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { ErrorPage } from '../pages/error.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import styles from './default-layout.module.css'

export function DefaultLayout() {
  const { pathname } = useLocation()
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header search={<SearchBox />} favourites={<FavouritesLink />} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}
