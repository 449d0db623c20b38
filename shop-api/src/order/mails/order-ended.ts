import * as pages from 'shared-types/urls/page-paths'
import { isBankTransfer } from '../../payment/methods.ts'
import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { type OrderMail } from './order-texts.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { euros } from '../../format.ts'

const written = (
  subject: string,
  mail: OrderMail,
  sentences: string[],
  link: { label: string; url: string },
): MailText =>
  composeMail(mail.shop, subject, html`${sentences.map(paragraph)} ${button(link.label, link.url)}`)

/** For an order that was not paid in time, or was cancelled. */
export const orderCancelled = (mail: OrderMail, { byShopper }: { byShopper: boolean }): MailText =>
  written(
    `Je bestelling ${mail.order.number} is geannuleerd`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      byShopper
        ? `Je hebt bestelling ${mail.order.number} geannuleerd. Je hoeft niets te betalen.`
        : `We hebben geen betaling ontvangen voor bestelling ${mail.order.number}. Daarom is hij geannuleerd; je hoeft niets te doen.`,
      `Wil je de artikelen nog hebben? ${isBankTransfer(mail.order.paymentMethod) ? 'Je kunt ze opnieuw bestellen.' : 'Je winkelwagen hebben we bewaard.'} Heb je toch betaald? Dan krijg je dat bedrag vanzelf terug.`,
    ],
    { label: 'Naar je winkelwagen', url: mail.shopUrl + pages.cart },
  )

/** For an order that the shopper changed and placed again. */
export const orderReplaced = (
  mail: OrderMail,
  { replacedBy }: { replacedBy: Pick<OrderRow, 'number'> & { statusUrl: string } },
): MailText =>
  written(
    `Je bestelling ${mail.order.number} is vervangen`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      `Je hebt je bestelling aangepast en opnieuw geplaatst. Bestelling ${mail.order.number} is daarom vervallen; bestelling ${replacedBy.number} komt ervoor in de plaats.`,
      `Betaal alleen bestelling ${replacedBy.number}. Heb je bestelling ${mail.order.number} al betaald? Dan krijg je dat bedrag terug.`,
    ],
    { label: 'Bekijk je bestelling', url: replacedBy.statusUrl },
  )

const whyUnexpected = ({ state, number }: OrderRow): string => {
  if (state === 'cancelled') return `Bestelling ${number} was al vervallen.`
  return state === 'pending_payment'
    ? `Dat is een ander bedrag dan bestelling ${number} kost, die daarom nog niet is betaald.`
    : `Bestelling ${number} was al betaald.`
}

/** For a payment that the order did not wait for: an employee refunds it. */
export const paymentUnexpected = (mail: OrderMail, { cents }: { cents: number }): MailText =>
  written(
    `Je krijgt je betaling voor bestelling ${mail.order.number} terug`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      `We hebben ${euros(cents)} van je ontvangen. ${whyUnexpected(mail.order)}`,
      'Je krijgt dit bedrag terug. Daar hoef je niets voor te doen; we mailen je als het onderweg is.',
    ],
    { label: 'Bekijk je bestelling', url: mail.statusUrl },
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
