import { ownPath } from 'shared-types/urls/own-path'
import { paths } from '../paths.ts'
import type { Access } from './access.ts'

const remembered = 'naar'

/** The login page, which then leads to this address. */
export const loginBefore = (address: string): string =>
  `${paths.login()}?${new URLSearchParams({ [remembered]: address })}`

/**
 * Whether a page may be shown (spec §2, route rules).
 * @param address path and query of the request
 * @returns null if allowed, otherwise the URL to redirect to: a guest logs in and then gets the requested page, a
 * customer leaves a page for guests for the one requested before it, or else the account
 */
export const guard = (access: Access, address: string, loggedIn: boolean): string | null => {
  if (access === 'customer' && !loggedIn) return loginBefore(address)
  if (access !== 'guest' || !loggedIn) return null
  const requested = ownPath(new URLSearchParams(address.replace(/^[^?]*/, '')).get(remembered))
  return requested === '/' ? paths.account() : requested
}
