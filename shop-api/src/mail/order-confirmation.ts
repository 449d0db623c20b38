import { html, type Html } from '../html.ts'
import { button, heading, mailPage, paragraph, stacked } from './layout.ts'
import {
  billingLines,
  dateTime,
  euros,
  paymentTitle,
  shippingLines,
  shippingTitle,
  signature,
  sumLines,
  withdrawal,
  type MailText,
  type OrderMail,
} from './order-words.ts'

const cell = 'padding: 8px 0; border-bottom: 1px solid #e5e7eb; vertical-align: top;'

const table = (rows: { title: string; amount: string }[]): Html =>
  html`<table role="presentation" style="width: 100%; border-collapse: collapse;">
    ${rows.map(
      ({ title, amount }) =>
        html`<tr>
          <td style="${cell}">${title}</td>
          <td style="${cell} text-align: right; white-space: nowrap;">${amount}</td>
        </tr>`,
    )}
  </table>`

const articles = ({ lines }: OrderMail): { title: string; amount: string }[] =>
  lines.map((line) => ({
    title: `${line.quantity} × ${line.productTitle}, ${line.name} (${line.brand}, ${line.sku})`,
    amount: euros(line.priceCents * line.quantity),
  }))

const opening = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.first_name},`,
  `Bedankt voor je bestelling van ${dateTime(order.createdAt)}. We hebben hem ontvangen onder nummer ${order.number}. Zodra je betaling binnen is, krijg je daarvan bericht en gaan we voor je inpakken.`,
]

const inHtml = (subject: string, mail: OrderMail): string => {
  const { order, shop, statusUrl } = mail
  const right = withdrawal(mail)
  return mailPage(
    subject,
    shop,
    html`
      ${opening(mail).map(paragraph)} ${button('Bekijk of betaal je bestelling', statusUrl)}
      ${heading('Je bestelling')} ${table(articles(mail))} ${table(sumLines(order))} ${heading('Bezorging')}
      <p style="margin: 0 0 12px;">${shippingTitle(order)}<br />${stacked(shippingLines(order))}</p>
      ${heading('Factuuradres')}
      <p style="margin: 0 0 12px;">${stacked(billingLines(order))}</p>
      ${heading('Betaling')} ${paragraph(paymentTitle(order))} ${heading(right.title)}
      ${right.paragraphs.map(paragraph)}
      <p style="margin: 0 0 12px;"><a href="${right.url}">Zo herroep je je bestelling</a></p>
    `,
  )
}

const listed = (rows: { title: string; amount: string }[]): string =>
  rows.map(({ title, amount }) => `${title}: ${amount}`).join('\n')

const inText = (mail: OrderMail): string => {
  const { order, shop, statusUrl } = mail
  const right = withdrawal(mail)
  return [
    ...opening(mail),
    `Bekijk of betaal je bestelling:\n${statusUrl}`,
    `JE BESTELLING\n${listed(articles(mail))}`,
    listed(sumLines(order)),
    `BEZORGING\n${[shippingTitle(order), ...shippingLines(order)].join('\n')}`,
    `FACTUURADRES\n${billingLines(order).join('\n')}`,
    `BETALING\n${paymentTitle(order)}`,
    [right.title.toUpperCase(), ...right.paragraphs, right.url].join('\n'),
    signature(shop).join('\n'),
  ].join('\n\n')
}

/** What was agreed, on a durable medium: articles, sum, addresses and the right to withdraw. */
export const orderConfirmation = (mail: OrderMail): MailText => {
  const subject = `Je bestelling ${mail.order.number} bij ${mail.shop.name}`
  return { subject, html: inHtml(subject, mail), text: inText(mail) }
}
