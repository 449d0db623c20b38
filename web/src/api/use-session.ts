import type { Session } from 'shared-types/api/session'
import { apiPaths } from 'shared-types/api/paths'
import useSWR from 'swr'
import { isLogoutPending } from './log-out.ts'
import { read } from './request.ts'

const loggedOut: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

/** While a logout is not confirmed, asking again is what confirms it. */
const retryEvery = 5_000

const readSession = async (url: string): Promise<Session> => {
  if (!isLogoutPending()) return read<Session>(url)
  return read<Session>(url, AbortSignal.timeout(retryEvery)).catch(() => loggedOut)
}

/**
 * The shopper, and how many pieces are in the cart. Never part of the first view: it is asked after mount. A browser
 * that logged out is a guest's, whether or not the shop can be reached.
 */
export const useSession = () =>
  useSWR<Session>(apiPaths.session, readSession, {
    refreshInterval: () => (isLogoutPending() ? retryEvery : 0),
    ...(isLogoutPending() ? { fallbackData: loggedOut } : {}),
  })
