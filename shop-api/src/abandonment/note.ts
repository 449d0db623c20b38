import { eq, sql } from 'drizzle-orm'
import type { AbandonNoted } from 'shared-types/contracts/abandonment'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import { z } from 'zod'
import type { Shop } from '../context.ts'
import { transactFor, type Visit } from '../session/visit.ts'
import { abandonment } from '../db/schema/abandonment.ts'

type Note = Partial<Omit<typeof abandonment.$inferInsert, 'sessionTokenHash' | 'updatedAt'>>

/** Stores the shopper's last activity of each kind. */
export const note = ({ db }: Pick<Shop, 'db'>, visit: Visit, what: Note): Promise<AbandonNoted> =>
  transactFor(db, visit, async (tx, { tokenHash }) => {
    const changes = { ...what, updatedAt: sql`now()` }
    await tx
      .insert(abandonment)
      .values({ sessionTokenHash: tokenHash, ...what })
      .onConflictDoUpdate({ target: abandonment.sessionTokenHash, set: changes })
    return { noted: true }
  })

/** A partly typed address is not noted. */
export const noteEmail = async (
  shop: Pick<Shop, 'db'>,
  visit: Visit,
  typed: string,
): Promise<AbandonNoted> => {
  const email = z.email().safeParse(normaliseEmail(typed))
  return email.success ? note(shop, visit, { email: email.data }) : { noted: false }
}

/** The shopper withdrew the consent to reminders: nothing that was noted for them stays. */
export const forgetNotes = async ({ db }: Pick<Shop, 'db'>, { session }: Visit): Promise<AbandonNoted> => {
  if (session) {
    await db.delete(abandonment).where(eq(abandonment.sessionTokenHash, session.tokenHash))
  }
  return { noted: false }
}
