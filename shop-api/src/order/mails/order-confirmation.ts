import { imagePath } from 'shared-types/image-path'
import { isPayLater } from 'shared-types/order/pay-later'
import { articleName } from 'shared-types/variant-name'
import { html, type Html } from '../../html.ts'
import { button, composeMail, heading, paragraph, stacked, type MailText } from '../../mail/layout.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { isPayable } from '../state/states.ts'
import { type AgreedPage, wholePage } from './agreed-pages.ts'
import {
  billingLines,
  choiceLines,
  shippingLines,
  sumLines,
  terms,
  transferLines,
  withdrawal,
  type OrderMail,
} from './order-texts.ts'
import { dateTime, euros } from '../../format.ts'

const cell = 'padding: 8px 0; border-bottom: 1px solid #e5e7eb; vertical-align: top;'

interface Row {
  picture?: Html | null
  title: string
  /** Smaller text below the title. */
  notes?: string[]
  amount: string
}

const note = (text: string): Html => html`<br /><span style="color: #4b5563; font-size: 13px;">${text}</span>`

const table = (rows: Row[]): Html =>
  html`<table role="presentation" style="width: 100%; border-collapse: collapse;">
    ${rows.map(
      (row) =>
        html`<tr>
          ${row.picture === undefined ? '' : html`<td style="${cell} width: 76px;">${row.picture ?? ''}</td>`}
          <td style="${cell}">${row.title}${(row.notes ?? []).map(note)}</td>
          <td style="${cell} text-align: right; white-space: nowrap;">${row.amount}</td>
        </tr>`,
    )}
  </table>`

const titleOf = ({ productTitle, name, brand, sku }: OrderMail['lines'][number]): string =>
  `${articleName(productTitle, name)} (${brand}, ${sku})`

/** Without an alternative text: the title beside it says the same. */
const pictureOf = ({ thumbnail }: OrderMail['lines'][number], shopUrl: string): Html | null =>
  thumbnail &&
  html`<img
    src="${shopUrl}${imagePath(thumbnail.file, 200, 'webp')}"
    alt=""
    width="64"
    height="64"
    style="display: block; border-radius: 6px;"
  />`

const articles = ({ lines, shopUrl }: OrderMail): Row[] =>
  lines.map((line) => ({
    picture: pictureOf(line, shopUrl),
    title: `${line.quantity} × ${titleOf(line)}`,
    notes: [...choiceLines(line.configuration), line.delivery].filter(Boolean),
    amount: line.gift ? 'Gratis' : euros(line.priceCents * line.quantity),
  }))

/** The company behind a method that pays later approves the order: no payment comes in. */
const awaited = ({ paymentMethod }: OrderMail['order']): string =>
  isPayLater(paymentMethod)
    ? `${paymentTitle(paymentMethod)} je bestelling heeft goedgekeurd`
    : 'je betaling binnen is'

const opening = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.firstName},`,
  `Bedankt voor je bestelling van ${dateTime(order.createdAt)}. We hebben hem ontvangen onder nummer ${order.number}. Zodra ${awaited(order)}, krijg je daarvan bericht en gaan we voor je inpakken.`,
]

const openingAfterCorrection = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.firstName},`,
  `We hebben de gegevens van je bestelling ${order.number} aangepast. Dit is je nieuwe bevestiging. Klopt er nog iets niet? Laat het ons weten voordat we je bestelling versturen.`,
]

const openingAfterRepricing = ({ order }: OrderMail): string[] => [
  `Beste ${order.customer.firstName},`,
  `Voor bestelling ${order.number} koos je een andere betaalmethode dan eerst. Het totaal is daardoor ${euros(order.totalCents)}. Dit is je nieuwe bevestiging.`,
]

/** The agreement on a durable medium: articles, amounts, addresses, the right of withdrawal and the terms. */
const written = (mail: OrderMail, sentences: string[], pages: AgreedPage[]): MailText => {
  const { order, shippingTitle, shop, shopUrl, url } = mail
  const right = withdrawal(mail)
  const agreed = terms(mail)
  const link = isPayable(order.state) ? 'Bekijk of betaal je bestelling' : 'Bekijk je bestelling'
  return composeMail(
    shop,
    `Je bestelling ${order.number} bij ${shop.name}`,
    html`
      ${sentences.map(paragraph)} ${button(link, url)} ${heading('Je bestelling')} ${table(articles(mail))}
      ${table(sumLines(order))} ${heading('Bezorging')}
      <p style="margin: 0 0 12px;">${shippingTitle}<br />${stacked(shippingLines(order))}</p>
      ${heading('Factuuradres')}
      <p style="margin: 0 0 12px;">${stacked(billingLines(order))}</p>
      ${heading('Betaling')} ${paragraph(paymentTitle(order.paymentMethod))}
      <p style="margin: 0 0 12px;">${stacked(transferLines(mail))}</p>
      ${heading(right.title)} ${right.paragraphs.map(paragraph)}
      <p style="margin: 0 0 12px;"><a href="${right.url}">Zo herroep je je bestelling</a></p>
      <p style="margin: 0 0 12px;">${agreed.text} <a href="${agreed.url}">Lees de algemene voorwaarden</a></p>
      ${pages.length > 0 ? paragraph('Hieronder staan deze teksten in hun geheel. Bewaar deze e-mail.') : ''}
      ${pages.map((page) => wholePage(page, shopUrl))}
    `,
  )
}

export const orderConfirmation = (mail: OrderMail, pages: AgreedPage[]): MailText =>
  written(mail, opening(mail), pages)

/** After a payment with another method, and so another total. */
export const repricedConfirmation = (mail: OrderMail, pages: AgreedPage[]): MailText =>
  written(mail, openingAfterRepricing(mail), pages)

/** After an employee corrected name or address. */
export const correctedConfirmation = (mail: OrderMail, pages: AgreedPage[]): MailText =>
  written(mail, openingAfterCorrection(mail), pages)
