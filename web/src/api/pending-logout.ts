import { logoutPending } from 'shared-types/browser-names'
import { isShoppersOwn } from 'shared-types/urls/api-paths'
import { mutate } from 'swr'
import { create } from 'zustand'
import { clearTab } from '../stores/browser-storage.ts'

/** Whether a logout in this browser awaits confirmation by the server. Always false on the server. */
export const isLogoutPending = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${logoutPending}=1`)

/** The same as state: cookies have no change event, `checkLogoutPending` follows them. */
export const useLogoutPending = create(() => false)

/** Call after any response that may have completed a pending logout. */
export const checkLogoutPending = () => useLogoutPending.setState(isLogoutPending())

if (typeof document !== 'undefined') checkLogoutPending()

/** Drops the shopper's drafts and cached responses in this tab. Mounted components fetch again. */
export const forgetShopper = () => {
  clearTab()
  void mutate((key) => typeof key === 'string' && isShoppersOwn(key), undefined)
}

let channel: BroadcastChannel | undefined
/** One channel for sending and receiving: a channel does not receive its own messages. */
const otherTabs = () => (channel ??= new BroadcastChannel('logout'))

/** Drops the shopper's drafts in this tab, and all of the shopper in the other tabs. */
export const endVisit = () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  otherTabs().postMessage('out')
  clearTab()
}

/** Follows a logout in another tab immediately. */
export const followLogout = () => otherTabs().addEventListener('message', forgetShopper)
