import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import type { SubscribeRequest } from 'shared-types/contracts/provider/newsletter'
import type { Shop } from '../context.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { newsletterRequestMail, newsletterWelcomeMail } from './mails.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { aDay, refuseForNow, type Refusal } from '../refusal.ts'
import { confirmUrl, unsubscribeUrl } from './newsletter-link.ts'

/** Per day. The limits prevent flooding a mailbox and subscribing many other people's addresses. */
const mostMailsToAddress = 3
const mostAddressesFromSession = 5

const response: NewsletterMessage = {
  message: 'Binnen enkele minuten ontvang je een e-mail. Geen e-mail ontvangen? Check je spambox.',
}

const aDayAgo = sql`now() - interval '1 day'`
const isNewDay = sql`${subscription.mailsSince} < ${aDayAgo}`

/**
 * Double opt-in: stores the request and mails the confirmation link. The response is the same for every
 * address; only the mail says whether it was already subscribed.
 */
export const subscribe = (
  { db, config }: Shop,
  visit: Visit,
  { email }: SubscribeRequest,
): Promise<NewsletterMessage | Refusal> =>
  transactFor(db, visit, async (tx, session) => {
    const address = email.trim().toLowerCase()
    const sessionTokenHash = session.tokenHash
    const [row] = await tx
      .insert(subscription)
      .values({ email: address, sessionTokenHash })
      .onConflictDoUpdate({
        target: subscription.email,
        set: {
          sessionTokenHash,
          requestedAt: sql`now()`,
          mails: sql`case when ${isNewDay} then 1 else ${subscription.mails} + 1 end`,
          mailsSince: sql`case when ${isNewDay} then now() else ${subscription.mailsSince} end`,
        },
      })
      .returning()
    const [counted] = await tx
      .select({ addresses: count() })
      .from(subscription)
      .where(and(eq(subscription.sessionTokenHash, sessionTokenHash), gt(subscription.requestedAt, aDayAgo)))
    if ((counted?.addresses ?? 0) > mostAddressesFromSession) {
      return refuseForNow(aDay, 'Je hebt al veel adressen ingeschreven. Probeer het morgen nog eens.')
    }
    if (!row || row.mails > mostMailsToAddress) return response

    const shop = await readShopDetails(tx)
    const leave = unsubscribeUrl(config, row.id)
    await putInOutbox(
      tx,
      row.confirmedAt
        ? { kind: 'newsletter_welcome', recipient: address, ...newsletterWelcomeMail(shop, leave, 'again') }
        : {
            kind: 'newsletter_request',
            recipient: address,
            ...newsletterRequestMail(shop, confirmUrl(config, row.id), leave),
          },
    )
    return response
  })
