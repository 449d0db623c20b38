import { html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { ParcelRow } from '../../db/schema/buying/order.ts'
import { piecesText, shippingLines, withdrawal, type OrderMail } from './order-texts.ts'

interface Sent {
  /** Which part of the order, at the start of a sentence. */
  what: string
  carrier: string | undefined
  followUrl: string | null | undefined
  more: string[]
}

/** Contains the tracking link, and says that the withdrawal period starts on delivery. */
const written = (mail: OrderMail, { what, carrier, followUrl, more }: Sent): MailText => {
  const { order, shop, url } = mail
  const right = withdrawal(mail)
  const [period = ''] = right.paragraphs
  const sentences = [
    `Beste ${order.customer.firstName},`,
    `${what} ${order.number} is onderweg met ${carrier ?? 'de bezorger'}, naar ${shippingLines(order).join(', ')}.`,
    ...more,
  ]
  return composeMail(
    shop,
    `${what} ${order.number} is onderweg`,
    html`${sentences.map(paragraph)}
      ${button(followUrl ? 'Volg je pakket' : 'Bekijk je bestelling', followUrl ?? url)} ${paragraph(period)}
      <p style="margin: 0 0 12px;"><a href="${right.url}">Zo herroep je je bestelling</a></p>`,
  )
}

const linkWasWrong = 'De link in onze vorige mail klopte niet. Gebruik deze.'

/** For the last parcel, or the only one. */
export const orderShipped = (
  mail: OrderMail,
  { isRest, isCorrected = false }: { isRest: boolean; isCorrected?: boolean },
): MailText =>
  written(mail, {
    what: isRest ? 'De rest van je bestelling' : 'Je bestelling',
    carrier: mail.order.shipment?.carrier,
    followUrl: mail.order.shipment?.trackAndTraceUrl,
    more: isCorrected ? [linkWasWrong] : [],
  })

/** For a parcel after which another one follows; that one may have left when an employee corrects this one. */
export const parcelShipped = (
  mail: OrderMail,
  { parcel, isCorrected = false }: { parcel: ParcelRow; isCorrected?: boolean },
): MailText =>
  written(mail, {
    what: 'Een deel van je bestelling',
    carrier: parcel.carrier,
    followUrl: parcel.trackAndTraceUrl,
    more: [
      ...(isCorrected ? [linkWasWrong] : []),
      `In dit pakket: ${piecesText(mail, parcel.lines)}.`,
      ...(mail.order.state === 'paid' ? ['De rest volgt in een ander pakket.'] : []),
    ],
  })
