import { logoutPending } from 'shared-types/browser-names'
import { apiPaths, isShoppersOwn } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { create } from 'zustand'
import { send } from './request.ts'

/** In milliseconds. If the response takes longer, the next request logs out. */
const longestWait = 3_000
/** In seconds; as long as the session itself may last. */
const lifetime = 30 * 24 * 60 * 60

const remember = () => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${logoutPending}=1; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`
}

/** Whether a logout in this browser awaits confirmation by the server. Always false on the server. */
export const isLogoutPending = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${logoutPending}=1`)

/** The same as state: cookies have no change event, `checkLogoutPending` follows them. */
export const useLogoutPending = create(() => false)

/** Call after any response that may have completed a pending logout. */
export const checkLogoutPending = () => useLogoutPending.setState(isLogoutPending())

if (typeof document !== 'undefined') checkLogoutPending()

/** Drops the shopper's drafts and cached responses in this tab. Mounted components fetch again. */
const forgetShopper = () => {
  sessionStorage.clear()
  void mutate((key) => typeof key === 'string' && isShoppersOwn(key), undefined)
}

let channel: BroadcastChannel | undefined
/** One channel for sending and receiving: a channel does not receive its own messages. */
const otherTabs = () => (channel ??= new BroadcastChannel('logout'))

/** Follows a logout in another tab immediately. */
export const followLogout = () => otherTabs().addEventListener('message', forgetShopper)

/**
 * Logs out here and in every tab, even if the call fails (spec §8). Until the server has confirmed it, a
 * cookie makes each next request of this browser log out first.
 * @returns whether the server has confirmed it
 */
export const logOut = async (): Promise<boolean> => {
  remember()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  otherTabs().postMessage('out')
  sessionStorage.clear()
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
