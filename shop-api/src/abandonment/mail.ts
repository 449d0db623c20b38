import { articleName } from 'shared-types/variant-name'
import { html } from '../html.ts'
import { button, composeMail, paragraph, stacked, type MailText } from '../mail/layout.ts'
import type { OrderLineRow } from '../db/schema/buying/order.ts'
import { choiceLines } from '../order/mails/order-texts.ts'
import { euros } from '../format.ts'
import type { ShopDetails } from '../mail/shop-details.ts'

interface AbandonedCartMail {
  lines: {
    productTitle: string
    name: string
    quantity: number
    priceCents: number
    configuration: OrderLineRow['configuration']
    gift?: boolean
  }[]
  shop: ShopDetails
  restoreUrl: string
  noRemindersUrl: string
}

const articles = (lines: AbandonedCartMail['lines']): string[] =>
  lines.flatMap(({ productTitle, name, quantity, priceCents, configuration, gift }) => {
    const price = gift ? 'gratis' : euros(priceCents * quantity)
    return [`${quantity} × ${articleName(productTitle, name)}: ${price}`, ...choiceLines(configuration)]
  })

const opening = [
  'Goedendag,',
  'Er ligt nog iets in je winkelwagen. We hebben het voor je bewaard; op elk apparaat ga je verder waar je was.',
]
const closing = [
  'De prijzen zijn die van nu, en we kunnen de artikelen niet voor je apart leggen.',
  'Dit is de enige herinnering die we je over deze winkelwagen sturen. Je krijgt hem omdat je toestemming gaf voor een e-mail over je winkelwagen en je e-mailadres invulde.',
]

/** The content of an abandoned cart, with a link that restores it. */
export const abandonedCartMail = ({
  lines,
  shop,
  restoreUrl,
  noRemindersUrl,
}: AbandonedCartMail): MailText => {
  const subject = `Je winkelwagen bij ${shop.name} staat nog voor je klaar`
  return composeMail(
    shop,
    subject,
    html`
      ${opening.map(paragraph)}
      <p style="margin: 0 0 12px;">${stacked(articles(lines))}</p>
      ${button('Verder met je winkelwagen', restoreUrl)} ${closing.map(paragraph)}
      <p style="margin: 0 0 12px; font-size: 13px;">
        <a href="${noRemindersUrl}">Geen herinneringen meer ontvangen</a>
      </p>
    `,
  )
}
