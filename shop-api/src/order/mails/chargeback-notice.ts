import { euros } from '../../format.ts'
import { html, type Html } from '../../html.ts'
import { composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'

/** For customer service: the bank of a payer has taken money back. */
export const chargebackNotice = (
  shop: ShopDetails,
  order: { number: string; isShipped: boolean },
  cents: number,
  toOrder: Html,
): MailText => {
  const sentences = [
    `De bank van de klant heeft ${euros(cents)} van bestelling ${order.number} teruggehaald.`,
    order.isShipped
      ? 'De bestelling is al verzonden.'
      : 'De bestelling is nog niet verzonden: houd hem vast tot dit is uitgezocht.',
    'Betaal dit bedrag niet ook nog zelf terug. In het dashboard van de betaalprovider staat de reden, en of je bezwaar kunt maken.',
  ]
  return composeMail(
    shop,
    `Terugboeking bij bestelling ${order.number}`,
    html`${sentences.map(paragraph)}${toOrder}`,
  )
}
