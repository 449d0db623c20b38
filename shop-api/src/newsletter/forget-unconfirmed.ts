import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'

/** Forgets the addresses whose owner has not said yes within a week: the link in their mail is dead by then. */
export const forgetUnconfirmed = async ({ db }: Shop): Promise<void> => {
  const aWeekAgo = sql`now() - interval '7 days'`
  await db
    .delete(subscription)
    .where(and(isNull(subscription.confirmedAt), lt(subscription.askedAt, aWeekAgo)))
}
