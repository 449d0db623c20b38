import { ownPath } from 'shared-types/api/own-path'
import { withSlash } from './paths.ts'

const guestsOnly = new Set(['/account/login/', '/account/register/', '/login/'])

/** Reached from a mail, by whoever reads it. */
const open = new Set([
  '/account/confirm-email/',
  '/account/forgot-password/',
  '/account/reset-password/',
  '/account/thankyou/',
])

const login = '/account/login/'
const remembered = 'naar'

/**
 * Who may see a page (spec §2, route rules).
 * @param address path and query as they were asked for
 * @returns null when they may, and otherwise where they are sent: one step, never back to where they came from
 */
export const guard = (address: string, loggedIn: boolean): string | null => {
  const path = withSlash(address.replace(/[?#].*$/s, ''))
  if (guestsOnly.has(path)) return loggedIn ? '/account/' : null
  const isProtected = path.startsWith('/account/') && !open.has(path)
  if (!isProtected || loggedIn) return null
  return `${login}?${new URLSearchParams({ [remembered]: address })}`
}

/** Where one goes after logging in: what was asked for before, or the account. */
export const afterLogin = (search: string): string => {
  const path = ownPath(new URLSearchParams(search).get(remembered))
  const isNowhere = path === '/' || guestsOnly.has(withSlash(path.replace(/[?#].*$/s, '')))
  return isNowhere ? '/account/' : path
}
