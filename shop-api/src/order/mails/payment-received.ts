import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { invoiceNumberOf, type OrderMail } from './order-texts.ts'
import { euros } from '../../format.ts'

const sentences = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.firstName},`,
  `We hebben je betaling van ${euros(order.totalCents)} met ${paymentTitle(order.paymentMethod)} voor bestelling ${order.number} ontvangen. Dank je wel!`,
  `Het nummer van je factuur is ${invoiceNumberOf(order)}.`,
  'We maken je bestelling nu klaar. Op de pagina van je bestelling zie je hoe het ermee staat.',
]

export const paymentReceived = (mail: OrderMail): MailText => {
  const subject = `Je betaling voor bestelling ${mail.order.number} is binnen`
  const body = html`${sentences(mail).map(paragraph)} ${button('Bekijk je bestelling', mail.url)}`
  return composeMail(mail.shop, subject, body)
}
