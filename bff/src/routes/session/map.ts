import type { Session } from 'shared-types/contracts/customer'
import type { Cart } from 'shared-types/contracts/cart'
import type { LoginStatus } from 'shared-types/contracts/provider/customer'

/** Without a session, the provider has no data of the shopper. */
export const guestSession: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

export const toSession = (status: LoginStatus, cart: Cart): Session => ({
  loggedIn: status.loggedIn,
  customer: status.customer && { firstName: status.customer.firstName, email: status.customer.email },
  cartQuantity: cart.totals.totalQuantity,
})
