import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { ChatQuery, MarkChat, StaffChat } from 'shared-types/contracts/admin/customers'
import type { Listed } from 'shared-types/contracts/admin/list'
import { noAnswer } from '../assistant/reply.ts'
import type { Db } from '../db/client.ts'
import { readPage } from '../db/read-page.ts'
import { chat } from '../db/schema/chat.ts'
import { transact } from '../db/transact.ts'
import { refuse, type Refusal } from '../refusal.ts'

const isUnanswered = sql<boolean>`exists (
  select from jsonb_array_elements(${chat.messages}) as message
  where message ->> 'role' = 'assistant' and (${sql.join(
    Object.values(noAnswer).map((start) => sql`starts_with(message ->> 'content', ${start})`),
    sql` or `,
  )}))`

/** Chats in which the assistant says that it does not know, until an employee has handled them. */
export const isUnansweredChat = and(isUnanswered, isNull(chat.handledAt))

const conditions = { all: undefined, unanswered: isUnansweredChat, poor: lte(chat.rating, 2) }

const select = (db: Db) => db.select({ row: chat, unanswered: isUnanswered }).from(chat)

const present = ({
  row: { id, createdAt, rating, messages, handledAt },
  unanswered,
}: Awaited<ReturnType<typeof select>>[number]): StaffChat => ({
  id,
  createdAt: createdAt.toISOString(),
  rating,
  messages,
  unanswered,
  handledAt: handledAt?.toISOString() ?? null,
})

/** One page of the saved chats with a status, the newest first. */
export const listChats = async (db: Db, { status, ...paging }: ChatQuery): Promise<Listed<StaffChat>> => {
  const { rows, total } = await readPage(
    paging,
    select(db).where(conditions[status]).orderBy(desc(chat.createdAt), desc(chat.id)),
    db.$count(chat, conditions[status]),
  )
  return { rows: rows.map(present), total }
}

const noSuchChat = () => refuse('not_found', 'Dit gesprek bestaat niet (meer).')

export const readChat = async (db: Db, id: string): Promise<StaffChat | Refusal> => {
  const [found] = await select(db).where(eq(chat.id, id))
  return found ? present(found) : noSuchChat()
}

export const markChat = (db: Db, id: string, { handled }: MarkChat): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [marked] = await tx
      .update(chat)
      .set({ handledAt: handled ? new Date() : null })
      .where(eq(chat.id, id))
      .returning({ id: chat.id })
    return marked ? null : noSuchChat()
  })
