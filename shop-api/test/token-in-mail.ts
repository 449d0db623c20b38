import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'
import { mail } from '../src/db/schema/mail.ts'

type Kind = (typeof mail.$inferSelect)['kind']

/** The token of the link in the last mail of its kind; empty if there is none. */
export const tokenInMail = async (db: Db, recipient: string, kind: Kind): Promise<string> => {
  const sent = await db
    .select()
    .from(mail)
    .where(and(eq(mail.recipient, recipient), eq(mail.kind, kind)))
    .orderBy(asc(mail.createdAt))
  return /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
}
