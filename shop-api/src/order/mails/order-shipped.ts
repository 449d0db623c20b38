import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { shippingLines, withdrawal, type OrderMail } from './order-texts.ts'

const sentences = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.firstName},`,
  `Je bestelling ${order.number} is onderweg met ${order.shipment?.carrier ?? 'de bezorger'}, naar ${shippingLines(order).join(', ')}.`,
]

/** Contains the tracking link, and says that the withdrawal period starts on delivery. */
export const orderShipped = (mail: OrderMail): MailText => {
  const follow = mail.order.shipment?.trackAndTraceUrl ?? mail.statusUrl
  const label = mail.order.shipment?.trackAndTraceUrl ? 'Volg je pakket' : 'Bekijk je bestelling'
  const right = withdrawal(mail)
  const [period = ''] = right.paragraphs
  return composeMail(
    mail.shop,
    `Je bestelling ${mail.order.number} is onderweg`,
    html`${sentences(mail).map(paragraph)} ${button(label, follow)} ${paragraph(period)}
      <p style="margin: 0 0 12px;"><a href="${right.url}">Zo herroep je je bestelling</a></p>`,
  )
}
