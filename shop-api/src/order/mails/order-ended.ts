import * as pages from 'shared-types/urls/page-paths'
import { isBankTransfer } from '../../payment/methods.ts'
import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { type OrderMail } from './order-texts.ts'
import { euros } from '../../format.ts'

const written = (
  subject: string,
  mail: OrderMail,
  sentences: string[],
  link: { label: string; url: string },
): MailText =>
  composeMail(mail.shop, subject, html`${sentences.map(paragraph)} ${button(link.label, link.url)}`)

/** For an order that was not paid in time, or was cancelled. */
export const orderCancelled = (mail: OrderMail): MailText =>
  written(
    `Je bestelling ${mail.order.number} is geannuleerd`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      `We hebben geen betaling ontvangen voor bestelling ${mail.order.number}. Daarom is hij geannuleerd; je hoeft niets te doen.`,
      `Wil je de artikelen nog hebben? ${isBankTransfer(mail.order.paymentMethod) ? 'Je kunt ze opnieuw bestellen.' : 'Je winkelwagen hebben we bewaard.'} Heb je toch betaald? Dan krijg je dat bedrag vanzelf terug.`,
    ],
    { label: 'Naar je winkelwagen', url: mail.shopUrl + pages.cart },
  )

export interface RefundedMoney {
  cents: number
  /** Undefined for a refund that was made at the provider. */
  refundId?: string
  /** Whether an employee transferred it to the shopper's account. */
  isTransferred?: boolean
}

export const orderRefunded = (mail: OrderMail, { cents, isTransferred = false }: RefundedMoney): MailText => {
  const { order } = mail
  const how = isTransferred ? 'op je bankrekening' : 'op dezelfde manier als waarop je hebt betaald'
  return written(
    `We betalen je terug voor bestelling ${order.number}`,
    mail,
    [
      `Beste ${order.customer.firstName},`,
      `We hebben ${euros(cents)} aan je terugbetaald, ${how}. Het kan een paar werkdagen duren voor je het op je rekening ziet.`,
    ],
    { label: 'Bekijk je bestelling', url: mail.statusUrl },
  )
}
