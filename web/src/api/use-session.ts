import type { Session } from 'shared-types/api/session'
import { apiPaths } from 'shared-types/api/paths'
import { checkLogoutPending, isLogoutPending } from './log-out.ts'
import { read } from './request.ts'
import { useRead } from './use-read.ts'

const loggedOut: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

/** While a logout is not confirmed, asking again is what confirms it. */
const retryEvery = 5_000

let confirming = new AbortController()

/** Before a login: an answer that confirms the logout must not come after it and take its cookie away. */
export const stopConfirmingLogout = () => {
  confirming.abort()
  confirming = new AbortController()
}

const askSession = (url: string): Promise<Session> => {
  if (!isLogoutPending()) return read<Session>(url)
  const signal = AbortSignal.any([AbortSignal.timeout(retryEvery), confirming.signal])
  return read<Session>(url, signal).catch(() => loggedOut)
}

/** The cookie can be gone before the question: another tab may have had the logout confirmed. */
const readSession = (url: string): Promise<Session> => askSession(url).finally(checkLogoutPending)

/**
 * The shopper, and how many pieces are in the cart. Never part of the first view: it is asked after mount. Without data
 * it is not known whether there is a login, which is not the same as logged out: a failure is tried again soon. A
 * browser that logged out is a guest's, whether or not the shop can be reached.
 */
export const useSession = () =>
  useRead<Session>(apiPaths.session, {
    fetcher: readSession,
    errorRetryCount: Infinity,
    refreshInterval: () => (isLogoutPending() ? retryEvery : 0),
    ...(isLogoutPending() ? { fallbackData: loggedOut } : {}),
  })
