import { sql } from 'drizzle-orm'
import type { AbandonNoted } from 'shared-types/v1/abandonment'
import type { Shop } from '../context.ts'
import type { ShopperSession } from '../customer/shopper-session.ts'
import { abandonment } from '../db/schema/abandonment.ts'

type Note = Partial<Omit<typeof abandonment.$inferInsert, 'sessionTokenHash' | 'updatedAt'>>

/** Keeps the last of each kind of thing that a shopper was doing. */
export const note = async (
  { db }: Pick<Shop, 'db'>,
  { tokenHash }: ShopperSession,
  what: Note,
): Promise<AbandonNoted> => {
  const changes = { ...what, updatedAt: sql`now()` }
  await db
    .insert(abandonment)
    .values({ sessionTokenHash: tokenHash, ...what })
    .onConflictDoUpdate({ target: abandonment.sessionTokenHash, set: changes })
  return { noted: true }
}
