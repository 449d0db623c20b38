import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { customer, type CustomerRow } from '../db/schema/customer.ts'
import { order } from '../db/schema/order.ts'

/** Orders placed as a guest under the address that the account has proved to be its own become the account's. */
export const joinOrders = async (tx: Tx, { id, email }: Pick<CustomerRow, 'id' | 'email'>): Promise<void> => {
  await tx
    .update(order)
    .set({ customerId: id })
    .where(and(isNull(order.customerId), sql`lower(${order.customer} ->> 'email') = ${email}`))
}

/** Whose account an order under this address belongs to; null when there is none (yet). It stays until the transaction ends. */
export const accountOf = async (tx: Tx, email: string): Promise<number | null> => {
  const [found] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.email, email.trim().toLowerCase()))
    .for('key share')
  return found?.id ?? null
}
