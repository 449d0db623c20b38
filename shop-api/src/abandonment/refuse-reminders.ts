import { eq } from 'drizzle-orm'
import type { AbandonmentMessage } from 'shared-types/contracts/abandonment'
import { acceptedOf } from '../config.ts'
import type { Shop } from '../context.ts'
import { abandonment, emailHashInSql, reminderRefusal } from '../db/schema/abandonment.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { readNoRemindersToken } from './reminder-link.ts'

/** Stops all reminders to the address behind this link, on any device. */
export const refuseReminders = async (
  { db, config }: Pick<Shop, 'db' | 'config'>,
  token: string,
): Promise<AbandonmentMessage | Refusal> => {
  const emailHash = readNoRemindersToken(acceptedOf(config, 'tokenSecret'), token)
  if (emailHash === null) {
    return refuse('not_found', 'Deze link klopt niet. Neem de link uit de mail die je van ons kreeg.')
  }
  await db.insert(reminderRefusal).values({ emailHash }).onConflictDoNothing()
  // Delete the stored address.
  await db
    .update(abandonment)
    .set({ email: null })
    .where(eq(emailHashInSql(abandonment.email), emailHash))
  return { message: 'Je bent afgemeld. We herinneren je niet meer aan je winkelwagen.' }
}
