import { and, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { customer, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'

export const findCustomer = async (db: Db | Tx, id: number): Promise<CustomerRow | null> => {
  const [found] = await db.select().from(customer).where(eq(customer.id, id))
  return found ?? null
}

/** The account as it was when its password was checked: another request may have changed it since. */
export const isUnchanged = ({ id, email, passwordHash }: CustomerRow): SQL | undefined =>
  and(eq(customer.id, id), eq(customer.email, email), eq(customer.passwordHash, passwordHash))

/** Whether an address gets the newsletter. A request is no subscription until it is confirmed. */
export const isSubscribed = async (db: Db, email: string): Promise<boolean> => {
  const subscribed = and(
    eq(newsletterSubscription.email, email),
    isNotNull(newsletterSubscription.confirmedAt),
  )
  return (await db.$count(newsletterSubscription, subscribed)) > 0
}
