import type { Subscription } from 'shared-types/contracts/customer'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'

/** A subscription that is not confirmed is none yet. */
export const toSubscription = ({ email, subscription }: CustomerSubscription): Subscription => ({
  id: subscription?.confirmed ? subscription.id : null,
  email,
})
