import type { LinePieces } from 'shared-types/contracts/admin/orders'
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

/** The pieces that are in no parcel although the order is shipped, and that are not refunded. */
const missingText = (mail: OrderMail, missing: LinePieces[]): string[] =>
  missing.length > 0
    ? [
        `Nog niet verzonden: ${piecesText(mail, missing)}. Die sturen we na, of we betalen ze terug. Je krijgt daar nog een mail over.`,
      ]
    : []

interface LastParcel {
  /** Whether another parcel left before it. */
  isRest: boolean
  isCorrected?: boolean
  missing: LinePieces[]
}

/** For the last parcel, or the only one. */
export const orderShipped = (
  mail: OrderMail,
  { isRest, isCorrected = false, missing }: LastParcel,
): MailText => {
  const whole = isRest ? 'De rest van je bestelling' : 'Je bestelling'
  return written(mail, {
    what: missing.length > 0 ? 'Een deel van je bestelling' : whole,
    carrier: mail.order.shipment?.carrier,
    followUrl: mail.order.shipment?.trackAndTraceUrl,
    more: [...(isCorrected ? [linkWasWrong] : []), ...missingText(mail, missing)],
  })
}

interface OtherParcel {
  parcel: ParcelRow
  isCorrected?: boolean
  missing: LinePieces[]
}

/**
 * For a parcel after which another one follows, which may have left when an employee corrects this one; or for a later one
 * with what the last parcel left out.
 */
export const parcelShipped = (
  mail: OrderMail,
  { parcel, isCorrected = false, missing }: OtherParcel,
): MailText =>
  written(mail, {
    what: 'Een deel van je bestelling',
    carrier: parcel.carrier,
    followUrl: parcel.trackAndTraceUrl,
    more: [
      ...(isCorrected ? [linkWasWrong] : []),
      `In dit pakket: ${piecesText(mail, parcel.lines)}.`,
      ...(mail.order.state === 'paid' ? ['De rest volgt in een ander pakket.'] : []),
      ...missingText(mail, missing),
    ],
  })
