import { logoutPending } from 'shared-types/browser-names'
import { sessionLifetime } from 'shared-types/limits'
import { apiPaths } from 'shared-types/urls/api-paths'
import { checkLogoutPending, endVisit, forgetShopper } from './pending-logout.ts'
import { send } from './request.ts'

/** In milliseconds. If the response takes longer, the next request logs out. */
const longestWait = 3_000

const remember = () => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${logoutPending}=1; Path=/; Max-Age=${sessionLifetime}; SameSite=Strict${secure}`
}

/**
 * Logs out here and in every tab, even if the call fails (spec §8). Until the server has confirmed it, a
 * cookie makes each next request of this browser log out first.
 * @returns whether the server has confirmed it
 */
export const logOut = async (): Promise<boolean> => {
  remember()
  endVisit()
  try {
    await send('POST', apiPaths.logout, undefined, { signal: AbortSignal.timeout(longestWait) })
    return true
  } catch {
    forgetShopper()
    return false
  } finally {
    checkLogoutPending()
  }
}
