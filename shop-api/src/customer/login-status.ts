import type { LoginStatus } from 'shared-types/v1/customer'
import type { ShopperSession } from './shopper-session.ts'

/** Every session is a guest's: the shop has no accounts yet, so nobody can be logged in. */
export const loginStatus = (_session: ShopperSession | null): LoginStatus => ({
  loggedIn: false,
  customer: null,
})
