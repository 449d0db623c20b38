import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { MarkMessage, MessageQuery, StaffMessage } from 'shared-types/contracts/admin/customers'
import type { Listed } from 'shared-types/contracts/admin/list'
import { contains } from '../db/contains.ts'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { mail } from '../db/schema/mail.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'

const isMessage = eq(mail.kind, 'contact_message')

/** Messages of the contact form that wait for an answer. */
export const isOpenMessage = and(isMessage, isNull(mail.answeredAt))

const present = (row: typeof mail.$inferSelect): StaffMessage => ({
  id: row.id,
  from: row.replyTo ?? '',
  subject: row.subject,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})

/** One page of the messages with a status, the newest first. */
export const listMessages = async (
  db: Db,
  { status, q, ...paging }: MessageQuery,
): Promise<Listed<StaffMessage>> => {
  const chosen = and(
    isMessage,
    status === 'open' ? isNull(mail.answeredAt) : isNotNull(mail.answeredAt),
    q ? or(contains(mail.replyTo, q), contains(mail.subject, q)) : undefined,
  )
  const { rows, total } = await readPage(
    paging,
    db.select().from(mail).where(chosen).orderBy(desc(mail.createdAt), desc(mail.id)),
    db.$count(mail, chosen),
  )
  return { rows: rows.map(present), total }
}

const noSuchMessage = () => refuse('not_found', 'Dit bericht bestaat niet (meer).')

export const readMessage = async (db: Db, id: string): Promise<StaffMessage | Refusal> => {
  const [found] = await db
    .select()
    .from(mail)
    .where(and(eq(mail.id, id), isMessage))
  return found ? present(found) : noSuchMessage()
}

/** Only marks it: the answer itself is a mail of customer service. */
export const markMessage = (db: Db, id: string, { answered }: MarkMessage): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [marked] = await tx
      .update(mail)
      .set({ answeredAt: answered ? new Date() : null })
      .where(and(eq(mail.id, id), isMessage))
      .returning({ id: mail.id })
    return marked ? null : noSuchMessage()
  })
