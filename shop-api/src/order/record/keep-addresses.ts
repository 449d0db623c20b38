import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { CheckoutRow } from '../../db/schema/buying/checkout.ts'
import { customer } from '../../db/schema/buying/customer.ts'

/** An account without addresses gets those of the order. Later orders change nothing: the customer does that in the account. */
export const keepAddresses = async (
  tx: Tx,
  customerId: number,
  { billingAddress, shippingAddress }: Pick<CheckoutRow, 'billingAddress' | 'shippingAddress'>,
): Promise<void> => {
  await tx
    .update(customer)
    .set({ billingAddress, shippingAddress })
    .where(
      and(eq(customer.id, customerId), isNull(customer.billingAddress), isNull(customer.shippingAddress)),
    )
}
