import { stringify } from 'csv-stringify/sync'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { StaffSubscription, SubscriptionQuery } from 'shared-types/contracts/admin/newsletter'
import type { Listed } from 'shared-types/contracts/admin/list'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { newsletterSubscription as subscription } from '../db/schema/newsletter.ts'
import { excelFormat, withApostrophe } from '../format.ts'
import { transact } from '../db/transact.ts'
import type { Shop } from '../context.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { unsubscribeUrl } from './newsletter-link.ts'

const isConfirmed = isNotNull(subscription.confirmedAt)

const present = ({
  id,
  email,
  requestedAt,
  confirmedAt,
}: typeof subscription.$inferSelect): StaffSubscription => ({
  id,
  email,
  requestedAt: requestedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
})

/** One page of the confirmed subscriptions, or of those that await confirmation, the newest first. */
export const listSubscriptions = async (
  db: Db,
  { status, q, ...paging }: SubscriptionQuery,
): Promise<Listed<StaffSubscription>> => {
  const chosen = and(
    status === 'confirmed' ? isConfirmed : isNull(subscription.confirmedAt),
    q ? contains(subscription.email, q) : undefined,
  )
  const { rows, total } = await readPage(
    paging,
    db
      .select()
      .from(subscription)
      .where(chosen)
      .orderBy(desc(subscription.requestedAt), asc(subscription.id)),
    db.$count(subscription, chosen),
  )
  return { rows: rows.map(present), total }
}

/**
 * The confirmed subscriptions with the proof of consent, as CSV for a spreadsheet. Each newsletter needs the link of its
 * recipient (art. 11.7 Tw): an address that only the service behind the newsletter removes is in the next export again.
 */
export const exportSubscriptions = async ({ db, config }: Pick<Shop, 'db' | 'config'>): Promise<string> => {
  const rows = await db.select().from(subscription).where(isConfirmed).orderBy(asc(subscription.email))
  const lines = rows
    .map(present)
    .map(({ id, email, requestedAt, confirmedAt }) => [
      withApostrophe(email),
      requestedAt,
      confirmedAt,
      unsubscribeUrl(config, { id, email }),
    ])
  return stringify([['e-mailadres', 'aangevraagd', 'bevestigd', 'afmeldlink'], ...lines], {
    ...excelFormat,
    // The mark says to spreadsheets that the text is UTF-8.
    bom: true,
  })
}

/** Takes an address off the list, for a person that asks an employee. */
export const removeSubscription = (db: Db, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [removed] = await tx
      .delete(subscription)
      .where(eq(subscription.id, id))
      .returning({ id: subscription.id })
    return removed ? null : refuse('not_found', 'Dit adres staat niet (meer) op de lijst.')
  })
