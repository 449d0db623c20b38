import { inArray, sql } from 'drizzle-orm'
import { mailsWith } from '../db/schema/columns/mail-traits.ts'
import { mail } from '../db/schema/mail.ts'

/** How long the links of mails about accounts work, as the mails say. */
export const linkMinutes = 30

/** Whether the purpose of a mail is a link that no longer works. */
export const hasEndedLink = sql<boolean>`(${inArray(mail.kind, mailsWith('hasLinkThatEnds'))}
  and ${mail.createdAt} <= now() - make_interval(mins => ${linkMinutes}))`
