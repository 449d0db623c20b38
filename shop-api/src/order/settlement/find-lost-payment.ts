import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Shop } from '../../context.ts'
import { payment, type PaymentRow } from '../../db/schema/buying/payment.ts'

const keyIs = (key: string) => sql`${payment.id}::text = ${key}`

/** Null if the key names no payment, or another call has stored it. */
const storeReplaced = async (
  shop: Shop,
  key: string,
  stored: Pick<typeof payment.$inferInsert, 'providerId'> & { nextCheckAt: SQL },
): Promise<PaymentRow | null> => {
  const [second] = await shop.db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, shop.payments.name), keyIs(key)))
  if (!second) return null
  const { orderId, provider, method, amountCents } = second
  const [lost] = await shop.db
    .insert(payment)
    .values({ orderId, provider, method, amountCents, state: 'cancelled', ...stored })
    .onConflictDoNothing()
    .returning()
  return lost ?? null
}

/**
 * A paid payment of which the shop never got the id, because the answer to its creation was lost. Its shopper can pay it
 * all the same: Mollie mails the details of a transfer. Found by the key that the provider stores with it, and it gets its
 * id. When a later request with this key made a second payment, because the provider had forgotten the key, the lost one
 * is stored as one that was replaced.
 */
export const findLostPayment = async (shop: Shop, providerId: string): Promise<PaymentRow | null> => {
  const { name } = shop.payments
  const reported = await shop.payments.status(providerId)
  // An open one is left to the next request with its key, whose answer has its page too.
  if (!reported?.key || reported.state !== 'paid') return null
  const stored = { providerId, nextCheckAt: sql`now() + interval '20 seconds'` }
  const [named] = await shop.db
    .update(payment)
    .set(stored)
    .where(and(eq(payment.provider, name), isNull(payment.providerId), keyIs(reported.key)))
    .returning()
  const found = named ?? (await storeReplaced(shop, reported.key, stored))
  if (found) shop.log.warn({ payment: found.id }, 'a payment of which the answer was lost has been paid')
  return found
}
