import type { Session } from 'shared-types/contracts/customer'
import { apiPaths } from 'shared-types/urls/api-paths'
import { checkLogoutPending, isLogoutPending } from './pending-logout.ts'
import { read } from './request.ts'
import { cachedAnswer } from './use-public.ts'
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

/** The customer of this tab, in its storage. */
const ownerKey = 'account'

/** Call with every session. Another customer in this tab must not see what the one before has typed. */
export const noteCustomer = <T extends Session>(session: T): T => {
  const email = session.customer?.email
  if (!email) return session
  try {
    const before = sessionStorage.getItem(ownerKey)
    if (before !== null && before !== email) sessionStorage.clear()
    sessionStorage.setItem(ownerKey, email)
  } catch {
    // Without storage there are no drafts.
  }
  return session
}

const askSession = (url: string): Promise<Session> => {
  if (!isLogoutPending()) return read<Session>(url)
  const signal = AbortSignal.any([AbortSignal.timeout(retryEvery), confirming.signal])
  return read<Session>(url, signal).catch(() => loggedOut)
}

/** The cookie may be gone before the request: another tab may have had the logout confirmed. */
const readSession = (url: string): Promise<Session> =>
  askSession(url).then(noteCustomer).finally(checkLogoutPending)

/** Whether the last session that was read is that of a guest. */
export const hasSessionEnded = (): boolean =>
  (cachedAnswer(apiPaths.session) as Session | undefined)?.loggedIn === false

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
