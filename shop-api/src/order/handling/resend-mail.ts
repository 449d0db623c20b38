import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mail } from '../../db/schema/mail.ts'
import { transact } from '../../db/transact.ts'
import { refuse, type Refusal } from '../../refusal.ts'

/** Puts a sent mail of an order back into the outbox, as it was written. After a month its text is deleted. */
export const resendMail = (db: Db, orderId: string, mailId: string): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [resent] = await tx
      .update(mail)
      .set({ sentAt: null, attempts: 0, nextAttemptAt: new Date(), lastError: null, dismissedAt: null })
      .where(and(eq(mail.id, mailId), eq(mail.orderId, orderId), isNotNull(mail.sentAt), ne(mail.html, '')))
      .returning({ id: mail.id })
    return resent ? null : refuse('not_found', 'Deze mail is nog niet verzonden, of de tekst is al gewist.')
  })
