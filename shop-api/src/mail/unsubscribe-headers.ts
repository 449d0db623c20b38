import * as pages from 'shared-types/urls/page-paths'
import type { mail } from '../db/schema/mail.ts'

type MailRow = typeof mail.$inferSelect

/** The kinds of mail that their reader may stop, with the page of the link. No stranger writes a part of them. */
const stoppable: Partial<Record<MailRow['kind'], string>> = {
  abandoned_cart: pages.cartRemindersOff,
  newsletter_request: pages.newsletterUnsubscribe,
  newsletter_welcome: pages.newsletterUnsubscribe,
}

/**
 * The headers for the button 'Afmelden' of mail programs (RFC 2369 and 8058), with the link that the mail has. The bff
 * answers the POST.
 */
export const unsubscribeHeaders = ({
  kind,
  text,
}: Pick<MailRow, 'kind' | 'text'>): Record<string, string> => {
  const page = stoppable[kind]
  const link = page && text.split(/\s/).find((word) => word.includes(`${page}?token=`))
  if (!link) return {}
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
