import { and, desc, eq, gt, gte, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { Listed, ListQuery } from 'shared-types/contracts/admin/list'
import { retryDays, type FailedMail } from 'shared-types/contracts/admin/mails'
import type { Db, Tx } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { order } from '../db/schema/buying/order.ts'
import { mail } from '../db/schema/mail.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { mostAttempts } from './deliver-mail.ts'
import { hasEndedLink } from './ended-link.ts'

/** Mails that the shop no longer tries to deliver, and that no employee has given up. */
export const isFailedMail = and(
  isNull(mail.sentAt),
  gte(mail.attempts, mostAttempts),
  isNull(mail.dismissedAt),
)

/** One page of them, the newest first. */
export const listFailedMails = async (db: Db, paging: ListQuery): Promise<Listed<FailedMail>> => {
  const { rows, total } = await readPage(
    paging,
    db
      .select({ failed: mail, orderNumber: order.number })
      .from(mail)
      .leftJoin(order, eq(order.id, mail.orderId))
      .where(isFailedMail)
      .orderBy(desc(mail.createdAt), desc(mail.id)),
    db.$count(mail, isFailedMail),
  )
  return {
    rows: rows.map(({ failed: { id, recipient, subject, lastError, createdAt, orderId }, orderNumber }) => ({
      id,
      recipient,
      subject,
      lastError,
      createdAt: createdAt.toISOString(),
      orderId,
      orderNumber,
    })),
    total,
  }
}

/** As if they were new. */
const putBack = (tx: Tx, which: SQL | undefined) =>
  tx
    .update(mail)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, lastError: null })
    .where(and(isFailedMail, which))

const notFailed = () => refuse('not_found', 'Deze mail wacht niet (meer) op een nieuwe poging.')

/** For a mailbox that does not exist: the mail leaves the list without being sent. */
export const dismissMail = (db: Db, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [dismissed] = await tx
      .update(mail)
      .set({ dismissedAt: new Date() })
      .where(and(eq(mail.id, id), isFailedMail))
      .returning({ id: mail.id })
    return dismissed ? null : notFailed()
  })

/** Puts it back into the outbox. */
export const retryMail = (db: Db, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [failed] = await tx
      .select({ hasEndedLink })
      .from(mail)
      .where(and(eq(mail.id, id), isFailedMail))
      .for('update')
    if (!failed) return notFailed()
    if (failed.hasEndedLink)
      return refuse(
        'validation_failed',
        'De link in deze mail werkt niet meer. De klant kan een nieuwe aanvragen.',
      )
    await putBack(tx, eq(mail.id, id))
    return null
  })

/**
 * Puts all of the last days back into the outbox, after an outage of the mail server. Older news, and links that no
 * longer work, would only confuse.
 * @returns how many
 */
export const retryMails = (db: Db): Promise<number> =>
  transact(db, async (tx) => {
    const isRecent = gt(mail.createdAt, sql`now() - make_interval(days => ${retryDays})`)
    const { rowCount } = await putBack(tx, and(isRecent, not(hasEndedLink)))
    return rowCount ?? 0
  })
