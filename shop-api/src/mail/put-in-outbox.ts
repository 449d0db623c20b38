import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { mail } from '../db/schema/mail.ts'
import { statement } from '../db/statement.ts'
import type { MailText } from './layout.ts'

interface OutgoingMail extends MailText {
  kind: (typeof mail.$inferInsert)['kind']
  recipient: string
  /** The recipient of replies if not the shop. */
  replyTo?: string
  /** One mail per kind and order: a second one is not written. */
  orderId?: string
  /** One mail per kind and refund. */
  refundId?: string
}

const insertStatement = statement((db) =>
  db
    .insert(mail)
    .values({
      kind: sql.placeholder('kind'),
      recipient: sql.placeholder('recipient'),
      replyTo: sql.placeholder('replyTo'),
      orderId: sql.placeholder('orderId'),
      refundId: sql.placeholder('refundId'),
      subject: sql.placeholder('subject'),
      html: sql.placeholder('html'),
      text: sql.placeholder('text'),
    })
    .onConflictDoNothing()
    .prepare('put in outbox'),
)

/** Adds a mail to the outbox, in the transaction of the event that causes it. */
export const putInOutbox = async (tx: Tx, outgoing: OutgoingMail): Promise<void> => {
  await insertStatement(tx).execute({ replyTo: null, orderId: null, refundId: null, ...outgoing })
}

/** The same for a mail that corrects an earlier one about the order, sent or not: there is one per kind and order. */
export const putAgainInOutbox = async (
  tx: Tx,
  outgoing: OutgoingMail & { orderId: string },
): Promise<void> => {
  await tx.delete(mail).where(and(eq(mail.orderId, outgoing.orderId), eq(mail.kind, outgoing.kind)))
  await putInOutbox(tx, outgoing)
}
