import { eq, or } from 'drizzle-orm'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import { emailHashInSql } from '../db/schema/abandonment.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { readUnsubscribeToken } from './newsletter-link.ts'

/** Unsubscribes and deletes an address. The response is the same for an address without a subscription. */
export const unsubscribe = async (
  { db, config }: Shop,
  token: string,
): Promise<NewsletterMessage | Refusal> => {
  const link = readUnsubscribeToken(acceptedOf(config, 'tokenSecret'), token)
  if (!link)
    return refuse('not_found', 'Deze link is niet (meer) geldig. Neem de link uit onze laatste mail.')
  const removed = await db
    .delete(subscription)
    .where(
      or(
        eq(subscription.id, link.id),
        link.hash === undefined ? undefined : eq(emailHashInSql(subscription.email), link.hash),
      ),
    )
    .returning({ id: subscription.id })
  // The address of an old link is unknown: it can have been subscribed again.
  if (link.hash === undefined && removed.length === 0)
    return {
      message:
        'Deze inschrijving was al afgelopen. Krijg je onze nieuwsbrief nog? Neem dan de link uit onze laatste mail.',
    }
  return { message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.' }
}
