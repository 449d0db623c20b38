import { lt, sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { chat } from '../db/schema/chat.ts'

/** Deletes conversations after the period in the privacy statement. */
export const forgetChats = async ({ db }: Shop): Promise<void> => {
  await db.delete(chat).where(lt(chat.createdAt, sql`now() - interval '90 days'`))
}
