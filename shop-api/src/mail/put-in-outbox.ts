import type { Tx } from '../db/client.ts'
import { mail } from '../db/schema/mail.ts'
import type { MailText } from './layout.ts'

interface Letter extends MailText {
  kind: (typeof mail.$inferInsert)['kind']
  recipient: string
  /** Who answers get when that is not the shop. */
  replyTo?: string
  /** One mail of a kind per order: a second one is left unwritten. */
  orderId?: string
}

/** Puts a mail in the outbox, with the transaction that gives the reason for it. */
export const putInOutbox = async (tx: Tx, letter: Letter): Promise<void> => {
  await tx.insert(mail).values(letter).onConflictDoNothing()
}
