import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { normaliseCustomer } from 'shared-types/forms/customer'
import type { BillingAddress } from 'shared-types/contracts/checkout'
import type { Tx } from '../db/client.ts'
import { checkout } from '../db/schema/buying/checkout.ts'
import type { CustomerRow } from '../db/schema/buying/customer.ts'
import { findCheckout } from './queries.ts'

const changedIn = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(before[name as keyof T], value)),
  ) as Partial<T>

/** Another company on the invoice does not move an address that was typed for this order. */
const invoiceOf = (
  typed: BillingAddress | null,
  before: CustomerRow,
  after: BillingAddress | null | undefined,
) =>
  typed && after && isDeepStrictEqual({ ...before.billingAddress, company: after.company }, after)
    ? { ...typed, company: after.company }
    : after

/**
 * Gives the checkout of a cart what changed in its account: customer details come from the account (spec §6). What the
 * customer typed for this order and did not change there stays. An empty checkout starts with the account itself.
 * The caller holds the lock on the cart.
 */
export const followAccount = async (
  tx: Tx,
  cartId: string,
  before: CustomerRow,
  after: CustomerRow,
): Promise<void> => {
  const known = await findCheckout(tx, cartId)
  if (!known?.customer) return
  const { profile = before.profile, billingAddress, shippingAddress } = changedIn(before, after)
  const person = changedIn(before.profile, profile)
  const buyer = normaliseCustomer({ ...known.customer, ...person })
  const vatVerified = person.vatNumber === undefined ? known.vatVerified : after.vatVerified
  const changed = {
    customer: buyer,
    vatVerified: buyer.type === 'company' ? vatVerified : null,
    billingAddress: invoiceOf(known.billingAddress, before, billingAddress),
    shippingAddress,
    updatedAt: new Date(),
  }
  await tx.update(checkout).set(changed).where(eq(checkout.cartId, cartId))
}
