import { Outlet, useLocation } from 'react-router-dom'
import { CookieQuestion } from '../features/consent/cookie-question.tsx'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { CheckoutFooter } from '../features/navigation/footer/checkout-footer.tsx'
import { ErrorPage } from '../pages/error/error.tsx'
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import styles from './default-layout.module.css'
import { ShopHeader } from './shop-header.tsx'

/** The full header of the shop (spec §2, layouts), and a footer with only the legally required links. */
export default function CartLayout() {
  const { key } = useLocation()
  return (
    <div className={styles.page}>
      <SkipLink />
      <CookieQuestion onlyReopened />
      <ShopHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <CheckoutFooter cookieSettings={<CookieSettings />} />
    </div>
  )
}
