import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { mail } from '../../db/schema/mail.ts'
import { orderNote } from '../../db/schema/order-note.ts'
import { transact } from '../../db/transact.ts'
import { dateTime } from '../../format.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { findOrder, noSuchOrder } from '../record/queries.ts'

/**
 * Puts a sent mail of an order into the outbox again, to the address that the order has now, and with an id of its own:
 * mail servers drop a second mail with the same one. An order has one mail of most kinds, so that a note says when and to
 * whom the first one went. After a month its text is deleted.
 */
export const resendMail = (
  db: Db,
  orderId: string,
  mailId: string,
  staffId: number,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const order = await findOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const isSent = and(
      eq(mail.id, mailId),
      eq(mail.orderId, orderId),
      isNotNull(mail.sentAt),
      ne(mail.html, ''),
    )
    const [first] = await tx.select().from(mail).where(isSent).for('update')
    if (!first?.sentAt)
      return refuse('not_found', 'Deze mail is nog niet verzonden, of de tekst is al gewist.')
    await tx
      .update(mail)
      .set({
        id: randomUUID(),
        recipient: order.customer.email,
        attempts: 0,
        nextAttemptAt: sql`now()`,
        lastError: null,
        createdAt: new Date(),
        sentAt: null,
        dismissedAt: null,
      })
      .where(eq(mail.id, first.id))
    const text = `Mail opnieuw verzonden (${first.subject}). De vorige ging op ${dateTime(first.sentAt)} naar ${first.recipient}.`
    await tx.insert(orderNote).values({ orderId, staffId, text })
    return null
  })
