import { isPayLater } from 'shared-types/order/pay-later'
import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { invoiceNumberOf, type OrderMail } from './order-texts.ts'
import { euros } from '../../format.ts'

/** The company behind a method that pays later has approved the order: the shopper has paid nothing yet. */
const whatHappened = ({
  number,
  paymentMethod,
  totalCents,
}: OrderMail['order']): [subject: string, text: string] => {
  const title = paymentTitle(paymentMethod)
  return isPayLater(paymentMethod)
    ? [
        `Bestelling ${number} is goedgekeurd door ${title}`,
        `${title} heeft bestelling ${number} van ${euros(totalCents)} goedgekeurd. Je betaalt aan ${title}, die je laat weten wanneer. Dank je wel!`,
      ]
    : [
        `Je betaling voor bestelling ${number} is binnen`,
        `We hebben je betaling van ${euros(totalCents)} met ${title} voor bestelling ${number} ontvangen. Dank je wel!`,
      ]
}

const sentences = ({ order }: OrderMail, happened: string): string[] => [
  `Beste ${order.customer.firstName},`,
  happened,
  `Het nummer van je factuur is ${invoiceNumberOf(order)}.`,
  'We maken je bestelling nu klaar. Op de pagina van je bestelling zie je hoe het ermee staat.',
]

export const paymentReceived = (mail: OrderMail): MailText => {
  const [subject, happened] = whatHappened(mail.order)
  const body = html`${sentences(mail, happened).map(paragraph)} ${button('Bekijk je bestelling', mail.url)}`
  return composeMail(mail.shop, subject, body)
}
