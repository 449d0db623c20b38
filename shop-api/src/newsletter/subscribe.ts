import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import type { SubscribeRequest } from 'shared-types/contracts/provider/newsletter'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../context.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { newsletterRequestMail, newsletterWelcomeMail } from './mails.ts'
import { putInOutbox } from '../mail/put-in-outbox.ts'
import { readShopDetails } from '../mail/shop-details.ts'
import { useQuota } from '../quota/use-quota.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { confirmUrl, unsubscribeUrl } from './newsletter-link.ts'

const response: NewsletterMessage = {
  message: 'Binnen enkele minuten ontvang je een e-mail. Geen e-mail ontvangen? Check je spambox.',
}

const unlessConfirmed = (latest: SQL, stored: AnyPgColumn) =>
  sql`case when ${subscription.confirmedAt} is null then ${latest} else ${stored} end`

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
    const address = normaliseEmail(email)
    const sessionTokenHash = session.tokenHash
    const used = await useQuota(tx, config, 'newsletter', {
      address: visit.address,
      recipientHere: email,
      recipient: email,
      session: sessionTokenHash,
    })
    if (isRefusal(used)) return used
    const [row] = await tx
      .insert(subscription)
      .values({ email: address, sessionTokenHash })
      .onConflictDoUpdate({
        target: subscription.email,
        // After the confirmation, both are the proof of the owner's consent.
        set: {
          sessionTokenHash: unlessConfirmed(sql`excluded.session_token_hash`, subscription.sessionTokenHash),
          requestedAt: unlessConfirmed(sql`now()`, subscription.requestedAt),
        },
      })
      .returning()
    if (!row || used === 'silent') return response

    const shop = await readShopDetails(tx)
    const leave = unsubscribeUrl(config, row)
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
