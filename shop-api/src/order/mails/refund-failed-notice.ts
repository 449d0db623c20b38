import type { RefundRow } from '../../db/schema/buying/payment.ts'
import { euros } from '../../format.ts'
import { html, type Html } from '../../html.ts'
import { composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'

/** For customer service: a refund failed, or one that was made at the provider itself was cancelled there. */
export const refundFailedNotice = (
  shop: ShopDetails,
  orderNumber: string,
  { amountCents, atProvider }: Pick<RefundRow, 'amountCents' | 'atProvider'>,
  reason: string,
  toOrder: Html,
): MailText => {
  const of = `De terugbetaling van ${euros(amountCents)} voor bestelling ${orderNumber}`
  const again = 'open de bestelling in de backoffice en betaal het opnieuw terug, of maak het zelf over.'
  const [subject, texts] = atProvider
    ? [
        `Terugbetaling geannuleerd of mislukt bij bestelling ${orderNumber}`,
        [
          `${of} die bij de betaaldienst zelf was gedaan, is daar geannuleerd of mislukt. Een creditnota ervan is teruggedraaid.`,
          `Het bedrag is niet bij de klant. Was dat de bedoeling, dan hoef je niets te doen. Zo niet: ${again}`,
        ],
      ]
    : [
        `Terugbetaling mislukt bij bestelling ${orderNumber}`,
        [`${of} is mislukt. De betaaldienst meldt: ${reason}.`, `Het bedrag is niet bij de klant: ${again}`],
      ]
  return composeMail(shop, subject, html`${texts.map(paragraph)}${toOrder}`)
}
