import { html } from '../../html.ts'
import { button, composeMail, paragraph, stacked, type MailText } from '../../mail/layout.ts'
import { transferLines, type OrderMail } from './order-texts.ts'

/** For an order without a confirmation that has the account number. */
export const transferDetails = (mail: OrderMail): MailText => {
  const { order, shop, url } = mail
  return composeMail(
    shop,
    `Zo betaal je je bestelling ${order.number}`,
    html`
      ${paragraph(`Beste ${order.customer.firstName},`)}
      ${paragraph(`Je betaalt bestelling ${order.number} met een overschrijving. Dit zijn de gegevens:`)}
      <p style="margin: 0 0 12px;">${stacked(transferLines(mail))}</p>
      ${paragraph('Zodra het bedrag binnen is, maken we je bestelling klaar.')}
      ${button('Bekijk je bestelling', url)}
    `,
  )
}
