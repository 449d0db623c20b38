import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'

/** Deletes addresses that were not confirmed within a week; by then the link in the mail has expired. */
export const forgetUnconfirmed = async ({ db }: Shop): Promise<void> => {
  const aWeekAgo = sql`now() - interval '7 days'`
  await db
    .delete(subscription)
    .where(and(isNull(subscription.confirmedAt), lt(subscription.requestedAt, aWeekAgo)))
}
