import { Navigate, useLocation, useRoutes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { OnlyRenderedContext } from './api/only-rendered.tsx'
import { isFailure } from './api/problem-error.ts'
import { read } from './api/request.ts'
import { ErrorPage } from './pages/error/error.tsx'
import { withSlash } from './paths.ts'
import { routesFor } from './routes.tsx'
import { LogoutNoticeLauncher } from './features/customer/logout-notice-launcher.tsx'
import { Measuring } from './analytics/page-view/measuring.tsx'
import { ErrorBoundary } from './ui/failure/error-boundary.tsx'
import { HeadContext, type CollectHead } from './router/head.tsx'
import { PrefetchContext } from './router/link.tsx'
import { LoadingBar } from './router/loading-bar.tsx'
import { ScrollAndFocus } from './router/scroll-and-focus.tsx'
import { TitleAnnouncer } from './layouts/title-announcer.tsx'

function SiteMap() {
  const { pathname, search, hash, key } = useLocation()
  const page = useRoutes(routesFor(pathname))
  const proper = withSlash(pathname)
  return (
    <ErrorBoundary fallback={ErrorPage} resetOn={key}>
      {proper === pathname ? page : <Navigate replace to={`${proper}${search}${hash}`} />}
    </ErrorBoundary>
  )
}

interface Props {
  /** The data of the first view, by `/api` URL. */
  data: Record<string, unknown>
  /** On the server only: answers that the document does not contain. */
  onlyRendered?: Record<string, unknown>
  collectHead?: CollectHead
  /** In the browser only: fetches what a page of the shop will need. */
  prefetch?: (address: string) => void
}

export function App({ data, onlyRendered, collectHead, prefetch }: Props) {
  return (
    <SWRConfig
      value={{
        fetcher: read,
        fallback: data,
        // A bad request stays bad, so it is not retried.
        shouldRetryOnError: isFailure,
        errorRetryCount: 2,
        // SWR waits 1 to 3 times this (in milliseconds) before its first retry, then doubles it.
        errorRetryInterval: 1_000,
      }}
    >
      <HeadContext value={collectHead ?? null}>
        <OnlyRenderedContext value={onlyRendered}>
          <PrefetchContext value={prefetch}>
            <ErrorBoundary fallback={ErrorPage}>
              <LoadingBar />
              <SiteMap />
              <ScrollAndFocus />
              <TitleAnnouncer />
              <Measuring />
              <LogoutNoticeLauncher />
            </ErrorBoundary>
          </PrefetchContext>
        </OnlyRenderedContext>
      </HeadContext>
    </SWRConfig>
  )
}
