import { ownPath } from 'shared-types/urls/own-path'
import { withSlash } from './paths.ts'

const guestsOnly = new Set(['/account/login/', '/account/register/', '/login/'])

/** Opened from a mail, with or without a login. */
const open = new Set([
  '/account/confirm-email/',
  '/account/forgot-password/',
  '/account/reset-password/',
  '/account/thankyou/',
])

const login = '/account/login/'
const remembered = 'naar'

/**
 * Whether a page may be shown (spec §2, route rules).
 * @param address path and query of the request
 * @returns null if allowed, otherwise the URL to redirect to: one step, never back to `address`
 */
export const guard = (address: string, loggedIn: boolean): string | null => {
  const path = withSlash(address.replace(/[?#].*$/s, ''))
  if (guestsOnly.has(path)) return loggedIn ? '/account/' : null
  const isProtected = path.startsWith('/account/') && !open.has(path)
  if (!isProtected || loggedIn) return null
  return `${login}?${new URLSearchParams({ [remembered]: address })}`
}

/** The page to open after a login: the one requested before, or else the account. */
export const afterLogin = (search: string): string => {
  const path = ownPath(new URLSearchParams(search).get(remembered))
  const isNowhere = path === '/' || guestsOnly.has(withSlash(path.replace(/[?#].*$/s, '')))
  return isNowhere ? '/account/' : path
}
