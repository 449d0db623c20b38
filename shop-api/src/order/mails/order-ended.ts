import { isPayLater, lowersBill } from 'shared-types/order/pay-later'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import { paymentTitle } from '../../payment/methods.ts'
import { isPayable } from '../state/states.ts'
import { listPieces, type OrderMail } from './order-texts.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { euros } from '../../format.ts'

const written = (
  subject: string,
  mail: OrderMail,
  sentences: string[],
  link: { label: string; url: string },
): MailText =>
  composeMail(mail.shop, subject, html`${sentences.map(paragraph)} ${button(link.label, link.url)}`)

export type CancelledBy = 'shopper' | 'staff' | 'shop'

const whyCancelled = (number: string): Record<CancelledBy, string> => ({
  shopper: `Je hebt bestelling ${number} geannuleerd. Je hoeft niets te betalen.`,
  staff: `We hebben bestelling ${number} geannuleerd. Je hoeft niets te betalen.`,
  shop: `We hebben geen betaling ontvangen voor bestelling ${number}. Daarom is hij geannuleerd; je hoeft niets te doen.`,
})

/** For an order that was not paid in time, or was cancelled. */
export const orderCancelled = (
  mail: OrderMail,
  { cartUrl, by }: { cartUrl: string | null; by: CancelledBy },
): MailText =>
  written(
    `Je bestelling ${mail.order.number} is geannuleerd`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      whyCancelled(mail.order.number)[by],
      `Wil je de artikelen nog hebben? ${cartUrl ? 'Je winkelwagen hebben we bewaard.' : 'Op de pagina van je bestelling kun je ze opnieuw bestellen.'} Heb je toch betaald? Dan krijg je dat bedrag vanzelf terug.`,
    ],
    cartUrl
      ? { label: 'Naar je winkelwagen', url: cartUrl }
      : { label: 'Bekijk je bestelling', url: mail.url },
  )

/** For an authorisation (pay later) that ended before it was captured. */
export const orderReleased = (mail: OrderMail): MailText => {
  const { number, state, customer } = mail.order
  const isOver = state === 'cancelled'
  return written(
    isOver ? `Je bestelling ${number} is geannuleerd` : `Een betaling voor bestelling ${number} is vervallen`,
    mail,
    [
      `Beste ${customer.firstName},`,
      isOver
        ? `Bestelling ${number} is geannuleerd. Je betaling is niet doorgegaan: er is niets afgeschreven en je hoeft niets te betalen.`
        : `Een van je betalingen voor bestelling ${number} is niet doorgegaan: daarvan is niets afgeschreven. Aan je bestelling verandert niets.`,
    ],
    { label: 'Bekijk je bestelling', url: mail.url },
  )
}

/** For an order that the shopper changed and placed again. */
export const orderReplaced = (
  mail: OrderMail,
  { replacedBy }: { replacedBy: Pick<OrderRow, 'number'> & { url: string } },
): MailText =>
  written(
    `Je bestelling ${mail.order.number} is vervangen`,
    mail,
    [
      `Beste ${mail.order.customer.firstName},`,
      `Je hebt je bestelling aangepast en opnieuw geplaatst. Bestelling ${mail.order.number} is daarom vervallen; bestelling ${replacedBy.number} komt ervoor in de plaats.`,
      `Betaal alleen bestelling ${replacedBy.number}. Heb je bestelling ${mail.order.number} al betaald? Dan krijg je dat bedrag terug.`,
    ],
    { label: 'Bekijk je bestelling', url: replacedBy.url },
  )

const whyUnexpected = ({ state, number }: OrderRow): string => {
  if (state === 'cancelled') return `Bestelling ${number} stond niet meer open.`
  return isPayable(state)
    ? `Dat is een ander bedrag dan bestelling ${number} kost, die daarom nog niet is betaald.`
    : `Bestelling ${number} was al betaald.`
}

interface UnexpectedMoney {
  cents: number
  /** The method of the payment, which may differ from that of the order. */
  method: string
}

/** For a payment that the order did not wait for: an employee refunds it. */
export const paymentUnexpected = (mail: OrderMail, { cents, method }: UnexpectedMoney): MailText => {
  const { number, customer } = mail.order
  const why = whyUnexpected(mail.order)
  const title = paymentTitle(method)
  const [subject, ...happened] = isPayLater(method)
    ? [
        `Een betaling met ${title} voor bestelling ${number} gaat niet door`,
        `${title} heeft ${euros(cents)} voor je goedgekeurd. ${why}`,
        `We maken dit ongedaan, en mailen je als dat is gebeurd. Je hoeft dit bedrag niet aan ${title} te betalen. Heb je dat al gedaan, dan krijg je het van ${title} terug.`,
      ]
    : [
        `Je krijgt je betaling voor bestelling ${number} terug`,
        `We hebben ${euros(cents)} van je ontvangen. ${why}`,
        'Je krijgt dit bedrag terug. Daar hoef je niets voor te doen; we mailen je als het onderweg is.',
      ]
  return written(subject, mail, [`Beste ${customer.firstName},`, ...happened], {
    label: 'Bekijk je bestelling',
    url: mail.url,
  })
}

interface RefundedMoney {
  cents: number
  refundId: string
  /** The method of the refunded payment; null if an employee transferred the money to the shopper's account. */
  method: string | null
  /** The articles that it is for; empty if it is for an amount. */
  lines?: LinePieces[]
}

const howRefunded = (number: string, { cents, method }: RefundedMoney): [subject: string, text: string] => {
  if (method !== null && isPayLater(method)) {
    const title = paymentTitle(method)
    return [
      `Je hoeft ${title} minder te betalen voor bestelling ${number}`,
      `${lowersBill(title, euros(cents))} Het kan een paar werkdagen duren voor je dat bij ${title} ziet.`,
    ]
  }
  const how = method === null ? 'op je bankrekening' : 'op dezelfde manier als waarop je hebt betaald'
  return [
    `We betalen je terug voor bestelling ${number}`,
    `We hebben ${euros(cents)} aan je terugbetaald, ${how}. Het kan een paar werkdagen duren voor je het op je rekening ziet.`,
  ]
}

export const orderRefunded = (mail: OrderMail, refunded: RefundedMoney): MailText => {
  const { number, customer } = mail.order
  const { lines = [] } = refunded
  const [subject, happened] = howRefunded(number, refunded)
  return written(
    subject,
    mail,
    [
      `Beste ${customer.firstName},`,
      happened,
      ...(lines.length > 0 ? [listPieces('Dit bedrag is voor:', mail, lines)] : []),
    ],
    { label: 'Bekijk je bestelling', url: mail.url },
  )
}
