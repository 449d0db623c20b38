import { and, eq, isNull, sql } from 'drizzle-orm'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { customer, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'

/** Adds guest orders with the account's confirmed address to the account. */
export const claimGuestOrders = async (
  tx: Tx,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> => {
  await tx
    .update(order)
    .set({ customerId: id })
    .where(and(isNull(order.customerId), sql`lower(${order.customer} ->> 'email') = ${email}`))
}

const accountStatement = statement((db) =>
  db
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.email, sql.placeholder('email')))
    .for('key share')
    .prepare('account of address'),
)

/** The account with this e-mail address; null if there is none. It is locked until the transaction ends. */
export const accountOf = async (tx: Tx, email: string): Promise<number | null> => {
  const [found] = await accountStatement(tx).execute({ email: normaliseEmail(email) })
  return found?.id ?? null
}
