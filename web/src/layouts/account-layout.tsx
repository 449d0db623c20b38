import { use, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { isLogoutPending } from '../api/pending-logout.ts'
import { useSession } from '../api/use-session.ts'
import { CookieQuestion } from '../features/consent/cookie-question.tsx'
import { CookieSettings } from '../features/consent/cookie-settings.tsx'
import { AccountMenu } from '../features/customer/account-menu.tsx'
import { Footer } from '../features/navigation/footer/footer.tsx'
import { NewsletterPopup } from '../features/newsletter/newsletter-popup.tsx'
import { guard } from '../router/guard.ts'
import { ErrorPage } from '../pages/error/error.tsx'
import { paths } from '../paths.ts'
import { AccessContext } from '../router/access.ts'
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx'
import { FailedPage } from '../ui/failure/failed-page.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { SkipLink } from '../ui/layout/skip-link.tsx'
import styles from './account-layout.module.css'
import page from './default-layout.module.css'
import { ShopHeader } from './shop-header.tsx'

/** The Back button may restore a page of a previous login from the bfcache: hide it and reload. */
const reloadFromCache = (event: PageTransitionEvent) => {
  if (!event.persisted) return
  document.body.hidden = true
  location.reload()
}

/** Renders the page if the guard allows it; with the account menu beside it after a login. */
function Guarded() {
  const { pathname, search } = useLocation()
  const access = use(AccessContext)
  const { data: session, error, retry } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const [wasLoggedIn, setWasLoggedIn] = useState(false)
  if (!session && !error) return <Skeleton className={styles.loading} />
  const loggedIn = session?.loggedIn ?? false
  if (loggedIn && !wasLoggedIn) setWasLoggedIn(true)
  const elsewhere = guard(access, `${pathname}${search}`, loggedIn)
  // After a logout, do not show the login page, even if the logout is confirmed during the redirect.
  if (elsewhere && !loggedIn && !isLeaving && isLogoutPending()) setLeaving(true)
  if (elsewhere && !loggedIn && isLeaving) return <Navigate replace to={paths.home()} />
  // Unknown is not logged out: a customer with a session must not see a login form.
  if (!session && elsewhere) return <FailedPage error={error} retry={retry} />
  const state = !loggedIn && wasLoggedIn ? { sessionEnded: true } : undefined
  if (elsewhere) return <Navigate replace to={elsewhere} state={state} />
  // One tree for both: the page stays when the session ends, and tells what has happened.
  return (
    <div className={loggedIn ? styles.columns : undefined}>
      {loggedIn && <AccountMenu pathname={pathname} />}
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  )
}

export default function AccountLayout() {
  const { key } = useLocation()
  useEffect(() => {
    addEventListener('pageshow', reloadFromCache)
    return () => removeEventListener('pageshow', reloadFromCache)
  }, [])
  return (
    <div className={page.page}>
      <CookieQuestion />
      <SkipLink />
      <ShopHeader />
      <main className={page.main} id="main" tabIndex={-1}>
        <ErrorBoundary fallback={ErrorPage} resetOn={key}>
          <Section className={styles.section}>
            <Guarded />
          </Section>
        </ErrorBoundary>
      </main>
      <Footer cookieSettings={<CookieSettings />} />
      <NewsletterPopup />
    </div>
  )
}
