import { NewsletterPopup } from 'shared-types/contracts/newsletter'
import { findContent } from '../content/queries.ts'
import type { Db } from '../db/client.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { safeHtml } from 'shared-types/html/safe-html'

/** The texts of the popup. A shop without this content has no popup. */
export const showPopup = async (db: Db): Promise<NewsletterPopup | Refusal> => {
  const popup = await findContent(db, 'newsletter-popup', NewsletterPopup)
  return popup
    ? { ...popup, content: safeHtml(popup.content) }
    : refuse('not_found', 'Er is geen nieuwsbrief om je voor in te schrijven.')
}
