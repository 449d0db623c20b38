import { eq } from 'drizzle-orm'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { readNewsletterToken } from './newsletter-link.ts'

/** Unsubscribes and deletes an address. The response is the same for an address without a subscription. */
export const unsubscribe = async (
  { db, config }: Shop,
  token: string,
): Promise<NewsletterMessage | Refusal> => {
  const id = readNewsletterToken(acceptedOf(config, 'tokenSecret'), 'unsubscribe', token)
  if (!id) return refuse('not_found', 'Deze link is niet (meer) geldig. Neem de link uit onze laatste mail.')
  await db.delete(subscription).where(eq(subscription.id, id))
  return { message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.' }
}
