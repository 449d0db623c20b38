import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Db, Tx } from '../../db/client.ts'
import { customer } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'

/** A customer; with the id null, a person without an account: the shop has only what contains the address. */
export interface Person {
  id: number | null
  /** In lower case. */
  email: string
}

export const findPerson = async (db: Db | Tx, typedEmail: string): Promise<Person> => {
  const email = normaliseEmail(typedEmail)
  const [account] = await db.select({ id: customer.id }).from(customer).where(eq(customer.email, email))
  return { id: account?.id ?? null, email }
}

/** Rows of the account, if the person has one. */
export const hasAccount = (column: PgColumn, { id }: Person): SQL =>
  id === null ? sql`false` : eq(column, id)

/** Guest orders of an address with an account belong to the account (`order/record/claim-guest-orders.ts`). */
export const ordersOf = ({ id, email }: Person): SQL | undefined =>
  id === null
    ? and(isNull(order.customerId), sql`lower(${order.customer} ->> 'email') = ${email}`)
    : eq(order.customerId, id)
