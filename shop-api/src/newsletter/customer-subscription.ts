import { and, eq, isNull } from 'drizzle-orm'
import type { CustomerSubscription } from 'shared-types/contracts/provider/newsletter'
import type { NewsletterMessage } from 'shared-types/contracts/newsletter'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Shop } from '../context.ts'
import type { CustomerRow } from '../db/schema/buying/customer.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'

const unknown = refuse('not_found', 'Deze inschrijving bestaat niet (meer).')

/** The subscription of a customer. Any other address is answered as unknown, subscribed or not. */
export const showSubscription = async (
  { db }: Pick<Shop, 'db'>,
  { email }: Pick<CustomerRow, 'email'>,
  requested: string,
): Promise<CustomerSubscription | Refusal> => {
  if (normaliseEmail(requested) !== email) return unknown
  const [found] = await db
    .select({ id: subscription.id, confirmedAt: subscription.confirmedAt })
    .from(subscription)
    .where(eq(subscription.email, email))
  return { email, subscription: found ? { id: found.id, confirmed: found.confirmedAt !== null } : null }
}

/** Subscribes without a confirmation mail, because the account's address is already confirmed. */
export const beginSubscription = async (
  shop: Pick<Shop, 'db'>,
  account: Pick<CustomerRow, 'email'>,
  sessionTokenHash: string,
): Promise<CustomerSubscription | Refusal> => {
  const confirmedAt = new Date()
  await transact(shop.db, (tx) =>
    tx
      .insert(subscription)
      .values({ email: account.email, sessionTokenHash, confirmedAt })
      .onConflictDoUpdate({
        target: subscription.email,
        set: { sessionTokenHash, requestedAt: confirmedAt, confirmedAt },
        setWhere: isNull(subscription.confirmedAt),
      }),
  )
  return showSubscription(shop, account, account.email)
}

/** Unsubscribes a customer and deletes the address. The subscription of another customer is answered as unknown. */
export const endSubscription = async (
  { db }: Pick<Shop, 'db'>,
  { email }: Pick<CustomerRow, 'email'>,
  id: string,
): Promise<NewsletterMessage | Refusal> => {
  const gone = await db
    .delete(subscription)
    .where(and(eq(subscription.id, id), eq(subscription.email, email)))
    .returning({ id: subscription.id })
  return gone.length > 0 ? { message: 'Je bent afgemeld. Je ontvangt onze nieuwsbrief niet meer.' } : unknown
}
