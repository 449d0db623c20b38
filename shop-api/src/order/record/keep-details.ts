import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { CheckoutRow } from '../../db/schema/buying/checkout.ts'
import { customer } from '../../db/schema/buying/customer.ts'

/**
 * An account without addresses gets those of the order, and one without a phone number that of the order. Later orders
 * change nothing: the customer does that in the account.
 */
export const keepDetails = async (
  tx: Tx,
  customerId: number,
  of: Pick<CheckoutRow, 'billingAddress' | 'shippingAddress' | 'customer'>,
): Promise<void> => {
  const { billingAddress, shippingAddress } = of
  const isOwn = eq(customer.id, customerId)
  await tx
    .update(customer)
    .set({ billingAddress, shippingAddress })
    .where(and(isOwn, isNull(customer.billingAddress), isNull(customer.shippingAddress)))
  await tx
    .update(customer)
    .set({
      profile: sql`jsonb_set(${customer.profile}, '{phoneNumber}', to_jsonb(${of.customer?.phoneNumber ?? ''}::text))`,
    })
    .where(and(isOwn, sql`${customer.profile} ->> 'phoneNumber' = ''`))
}
