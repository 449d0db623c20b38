import type { Session } from 'shared-types/api/session'
import type { Cart as V1Cart } from 'shared-types/v1/cart'
import type { LoginStatus } from 'shared-types/v1/customer'

/** Who has no session has nothing at the provider either. */
export const nobody: Session = { loggedIn: false, customer: null, cartQuantity: 0 }

export const toSession = (status: LoginStatus, cart: V1Cart): Session => ({
  loggedIn: status.loggedIn,
  customer: status.customer && { firstName: status.customer.first_name, email: status.customer.email },
  cartQuantity: cart.totals.total_quantity,
})
