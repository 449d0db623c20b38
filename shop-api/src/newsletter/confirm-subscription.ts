import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { transact } from '../db/transact.ts'
import { newsletterWelcomeMail } from './mails.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { readNewsletterToken, unsubscribeUrl } from './newsletter-link.ts'

const response: NewsletterMessage = { message: 'Je inschrijving is bevestigd. Welkom!' }

const expired = refuse(
  'not_found',
  'Deze link is niet (meer) geldig. Schrijf je opnieuw in, dan sturen we je een nieuwe.',
)

/** Confirms a subscription once, and sends a welcome mail. Repeated calls change nothing. */
export const confirmSubscription = (
  { db, config }: Shop,
  token: string,
): Promise<NewsletterMessage | Refusal> =>
  transact(db, async (tx) => {
    const id = readNewsletterToken(acceptedOf(config, 'tokenSecret'), 'confirm', token)
    if (!id) return expired
    const [confirmed] = await tx
      .update(subscription)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(subscription.id, id), isNull(subscription.confirmedAt)))
      .returning()
    if (!confirmed) {
      const [known] = await tx
        .select({ id: subscription.id })
        .from(subscription)
        .where(eq(subscription.id, id))
      return known ? response : expired
    }
    const shop = await readShopDetails(tx)
    const mail = newsletterWelcomeMail(shop, unsubscribeUrl(config, confirmed), 'first')
    await putInOutbox(tx, { kind: 'newsletter_welcome', recipient: confirmed.email, ...mail })
    return response
  })
