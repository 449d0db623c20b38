import { Outlet, useLocation } from 'react-router-dom'
import { ChatLauncher } from '../features/chat/chat-launcher.tsx'
import { CompareLauncher } from '../features/catalog/comparison/compare-launcher.tsx'
import { CookieQuestion } from '../features/consent/cookie-question.tsx'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { LateFooter } from '../features/navigation/footer/late-footer.ts'
import { NewsletterPopup } from '../features/newsletter/newsletter-popup.tsx'
import { ErrorPage } from '../pages/error/error.tsx'
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import styles from './default-layout.module.css'
import { ShopHeader } from './shop-header.tsx'

export function DefaultLayout() {
  const { key } = useLocation()
  return (
    <div className={styles.page}>
      <SkipLink />
      <CookieQuestion />
      <ShopHeader />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <LateFooter cookieSettings={<CookieSettings />} />
      <CompareLauncher />
      <NewsletterPopup />
      <ChatLauncher />
    </div>
  )
}
