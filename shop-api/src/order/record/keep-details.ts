import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { CheckoutRow } from '../../db/schema/buying/checkout.ts'
import { customer } from '../../db/schema/buying/customer.ts'
import { order, type OrderRow } from '../../db/schema/buying/order.ts'

/**
 * An account without addresses gets those of the order, one without a phone number that of the order, and that of a company
 * without numbers those of the same company. Later orders change nothing: the customer does that in the account.
 */
export const keepDetails = async (
  tx: Tx,
  customerId: number,
  of: Pick<CheckoutRow, 'billingAddress' | 'shippingAddress' | 'customer' | 'vatVerified'>,
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
  if (of.customer?.type !== 'company') return
  const { company, vatNumber, cocNumber } = of.customer
  await tx
    .update(customer)
    .set({
      profile: sql`${customer.profile} || ${JSON.stringify({ vatNumber, cocNumber })}::jsonb`,
      vatVerified: of.vatVerified,
    })
    .where(
      and(
        isOwn,
        sql`${customer.profile} ->> 'type' = 'company' and lower(${customer.profile} ->> 'company') = lower(${company})`,
        sql`${customer.profile} ->> 'vatNumber' = '' and ${customer.profile} ->> 'cocNumber' = ''`,
      ),
    )
}

/** As the checkout stores it: null for the billing address. */
const ownShippingAddress = ({ billingAddress, shippingAddress, customer: buyer }: OrderRow) => {
  const { firstName, lastName, name, ...address } = shippingAddress
  const isSame =
    isDeepStrictEqual(address, billingAddress) &&
    isDeepStrictEqual([firstName, lastName, name], [buyer.firstName, buyer.lastName, ''])
  return isSame ? null : shippingAddress
}

/**
 * Keeps the details of the newest order that a new account has claimed. Anyone can order with the address of another:
 * without a payment and the same last name, it says nothing of the customer.
 */
export const keepClaimedDetails = async (tx: Tx, customerId: number): Promise<void> => {
  const [claimed] = await tx
    .select({ order })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(
      and(
        eq(order.customerId, customerId),
        isNotNull(order.paidAt),
        sql`lower(${order.customer} ->> 'lastName') = lower(${customer.profile} ->> 'lastName')`,
      ),
    )
    .orderBy(desc(order.createdAt))
    .limit(1)
  if (!claimed) return
  await keepDetails(tx, customerId, {
    ...claimed.order,
    shippingAddress: ownShippingAddress(claimed.order),
  })
}
