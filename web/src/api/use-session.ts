import type { Session } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { checkLogoutPending, isLogoutPending } from './pending-logout.ts'
import { read } from './request.ts'
import { useRead } from './use-read.ts'

const loggedOut: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

/** In milliseconds. While a logout is unconfirmed, each new request tries to confirm it. */
const retryEvery = 5_000

let confirming = new AbortController()

/** Call before a login: a late response that confirms the logout would clear the new session cookie. */
export const stopConfirmingLogout = () => {
  confirming.abort()
  confirming = new AbortController()
}

const askSession = (url: string): Promise<Session> => {
  if (!isLogoutPending()) return read<Session>(url)
  const signal = AbortSignal.any([AbortSignal.timeout(retryEvery), confirming.signal])
  return read<Session>(url, signal).catch(() => loggedOut)
}

/** The cookie may be gone before the request: another tab may have had the logout confirmed. */
const readSession = (url: string): Promise<Session> => askSession(url).finally(checkLogoutPending)

/**
 * The shopper's session, and the number of pieces in the cart. Never part of the first view: fetched after
 * mount. Without data the login state is unknown, which differs from logged out; failures are retried soon.
 * After a logout in this browser the shopper counts as a guest, even if the server cannot be reached.
 */
export const useSession = () =>
  useRead<Session>(apiPaths.session, {
    fetcher: readSession,
    errorRetryCount: Infinity,
    refreshInterval: () => (isLogoutPending() ? retryEvery : 0),
    ...(isLogoutPending() ? { fallbackData: loggedOut } : {}),
  })
