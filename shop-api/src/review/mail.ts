import { refusedInReviews, type ReviewGround, reviewGrounds } from 'shared-types/forms/review-grounds'
import { composePlainMail, type MailText } from '../mail/layout.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

/**
 * Tells an author why the shop refuses a review, and what they can do about it (art. 17 of the Digital Services Act). It
 * has nothing of the review, as anyone can type the address of another.
 */
export const reviewRefused = (
  shop: ShopDetails,
  product: string,
  ground: ReviewGround,
  wasPublished: boolean,
): MailText =>
  composePlainMail(shop, `Je beoordeling van ${product}`, [
    'Hallo,',
    wasPublished
      ? `We hebben je beoordeling van ${product} uit de winkel gehaald.`
      : `We hebben je beoordeling van ${product} gelezen en niet geplaatst.`,
    `De reden: ${reviewGrounds[ground]}. In onze algemene voorwaarden staat dat we alleen ${refusedInReviews} weigeren. Een medewerker heeft dit besloten.`,
    'Ben je het er niet mee eens? Antwoord dan op deze e-mail, dan kijken we er opnieuw naar. Je mag ook een nieuwe beoordeling schrijven, of de zaak voorleggen aan de rechter.',
  ])
