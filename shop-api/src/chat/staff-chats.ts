import { desc, eq, lte, sql } from 'drizzle-orm'
import type { ChatQuery, StaffChat } from 'shared-types/contracts/admin/customers'
import { noAnswer } from '../assistant/reply.ts'
import type { Db } from '../db/client.ts'
import { chat } from '../db/schema/chat.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** Chats in which the assistant says that it does not know. */
export const isUnansweredChat = sql`exists (
  select from jsonb_array_elements(${chat.messages}) as message
  where message ->> 'role' = 'assistant' and (${sql.join(
    Object.values(noAnswer).map((start) => sql`starts_with(message ->> 'content', ${start})`),
    sql` or `,
  )}))`

const conditions = { all: undefined, unanswered: isUnansweredChat, poor: lte(chat.rating, 2) }

const present = ({ id, createdAt, rating, messages }: typeof chat.$inferSelect): StaffChat => ({
  id,
  createdAt: createdAt.toISOString(),
  rating,
  messages,
})

/** One page of the saved chats with a status, the newest first. */
export const listChats = async (
  db: Db,
  { status, page, perPage }: ChatQuery,
): Promise<{ rows: StaffChat[]; total: number }> => {
  const rows = await db
    .select()
    .from(chat)
    .where(conditions[status])
    .orderBy(desc(chat.createdAt), desc(chat.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows: rows.map(present), total: await db.$count(chat, conditions[status]) }
}

export const readChat = async (db: Db, id: string): Promise<StaffChat | Refusal> => {
  const [found] = await db.select().from(chat).where(eq(chat.id, id))
  return found ? present(found) : refuse('not_found', 'Dit gesprek bestaat niet (meer).')
}
