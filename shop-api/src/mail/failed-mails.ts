import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { ListQuery } from 'shared-types/contracts/admin/list'
import type { FailedMail } from 'shared-types/contracts/admin/mails'
import type { Db } from '../db/client.ts'
import { mail } from '../db/schema/mail.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { mostAttempts } from './deliver-mail.ts'

/** Mails that the shop no longer tries to deliver. */
export const isFailedMail = and(isNull(mail.sentAt), gte(mail.attempts, mostAttempts))

/** One page of them, the newest first. */
export const listFailedMails = async (
  db: Db,
  { page, perPage }: ListQuery,
): Promise<{ rows: FailedMail[]; total: number }> => {
  const rows = await db
    .select()
    .from(mail)
    .where(isFailedMail)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map(({ id, recipient, subject, lastError, createdAt, orderId }) => ({
      id,
      recipient,
      subject,
      lastError,
      createdAt: createdAt.toISOString(),
      orderId,
    })),
    total: await db.$count(mail, isFailedMail),
  }
}

/** Puts it back into the outbox, as if it were new. */
export const retryMail = (db: Db, id: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [retried] = await tx
      .update(mail)
      .set({ attempts: 0, nextAttemptAt: new Date(), lastError: null })
      .where(and(eq(mail.id, id), isFailedMail))
      .returning({ id: mail.id })
    return retried ? null : refuse('not_found', 'Deze mail wacht niet (meer) op een nieuwe poging.')
  })
