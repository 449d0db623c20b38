import { logoutPending } from 'shared-types/api/logout'
import { apiPaths, isShoppersOwn } from 'shared-types/api/paths'
import { mutate } from 'swr'
import { send } from './request.ts'

/** An answer that takes longer is not waited for: the next request logs out. */
const longestWait = 3_000
/** As long as the session itself may last. */
const lifetime = 30 * 24 * 60 * 60

const remember = () => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${logoutPending}=1; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`
}

/** Whether the shopper logged out in this browser and the shop has not confirmed it yet. Never on the server. */
export const isLogoutPending = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${logoutPending}=1`)

const listeners = new Set<() => void>()

/** Subscribes to `isLogoutPending`. A cookie changes without an event: `checkLogoutPending` says when to look. */
export const onLogoutPending = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** After any answer that may have ended a pending logout. */
export const checkLogoutPending = () => listeners.forEach((listener) => listener())

/** Drops what this tab knows of the shopper: drafts, and every answer that was theirs. What is on screen asks again. */
const forgetShopper = () => {
  sessionStorage.clear()
  void mutate((key) => typeof key === 'string' && isShoppersOwn(key), undefined)
}

let channel: BroadcastChannel | undefined
/** One channel for sending and listening: a channel does not hear itself. */
const otherTabs = () => (channel ??= new BroadcastChannel('logout'))

/** Follows a logout in another tab at once. */
export const followLogout = () => otherTabs().addEventListener('message', forgetShopper)

/**
 * Logs out here and in every tab, whatever becomes of the call (spec §8). Until the shop has confirmed it, a cookie
 * makes each next request of this browser log out first.
 * @returns whether the shop has confirmed it
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
