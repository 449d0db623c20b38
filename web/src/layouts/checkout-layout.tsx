import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorPage } from '../pages/error/error.tsx'
import { paths } from '../paths.ts'
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx'
import { Link } from '../router/link.tsx'
import { Logo } from '../ui/media/logo.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import { CookieQuestion } from '../features/consent/cookie-question.tsx'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { CheckoutFooter } from '../features/navigation/footer/checkout-footer.tsx'
import { usePaymentMethods } from '../features/checkout/checkout-data.ts'
import { UspBar } from '../features/navigation/header/usp-bar.tsx'
import styles from './checkout-layout.module.css'
import { CheckoutProgress, stepBefore } from './checkout-progress.tsx'
import { Icon } from '../ui/media/icon.tsx'

/** Only what paying needs: the progress, the step itself, and a link back. */
export default function CheckoutLayout() {
  const { pathname, key } = useLocation()
  const { data: payment } = usePaymentMethods()
  return (
    <div className={styles.page}>
      <SkipLink />
      <CookieQuestion onlyReopened />
      <header>
        <div className={styles.usps}>
          <UspBar />
        </div>
        <div className={styles.header}>
          <Link className={styles.back} to={stepBefore(pathname)}>
            <Icon of={ArrowLeft} size={20} />
            Terug
          </Link>
          <Link className={styles.logo} to={paths.home()}>
            <Logo />
          </Link>
        </div>
      </header>
      <CheckoutProgress pathname={pathname} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={key}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <CheckoutFooter
        cookieSettings={<CookieSettings />}
        offered={payment?.methods.map(({ title }) => title)}
      />
    </div>
  )
}
