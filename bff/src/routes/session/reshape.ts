import type { Session } from 'shared-types/api/session'
import type { Cart } from 'shared-types/contracts/cart'
import type { LoginStatus } from 'shared-types/v1/customer'

/** Who has no session has nothing at the provider either. */
export const nobody: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

export const toSession = (status: LoginStatus, cart: Cart): Session => ({
  loggedIn: status.loggedIn,
  customer: status.customer && { firstName: status.customer.first_name, email: status.customer.email },
  cartQuantity: cart.totals.totalQuantity,
})
