import { inArray, sql } from 'drizzle-orm'
import { mail } from '../db/schema/mail.ts'

/** How long the links of mails about accounts work, as the mails say. */
export const linkMinutes = 30

/** Whether the purpose of a mail is a link that no longer works. */
export const hasEndedLink = sql<boolean>`(${inArray(mail.kind, ['account_confirm', 'email_confirm', 'password_reset'])}
  and ${mail.createdAt} <= now() - make_interval(mins => ${linkMinutes}))`
