import { euros } from '../../format.ts'
import { html, type Html } from '../../html.ts'
import { composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'

/** For customer service: a refund did not reach the shopper. */
export const refundFailedNotice = (
  shop: ShopDetails,
  orderNumber: string,
  cents: number,
  reason: string,
  toOrder: Html,
): MailText =>
  composeMail(
    shop,
    `Terugbetaling mislukt bij bestelling ${orderNumber}`,
    html`${[
      `De terugbetaling van ${euros(cents)} voor bestelling ${orderNumber} is mislukt. De betaaldienst meldt: ${reason}.`,
      'Het bedrag is niet bij de klant. Open de bestelling in de backoffice en betaal het opnieuw terug, of maak het zelf over.',
    ].map(paragraph)}${toOrder}`,
  )
