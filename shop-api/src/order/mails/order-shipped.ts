import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { sentAgain } from 'shared-types/order/replacement-texts'
import { html, type Html } from '../../html.ts'
import { button, composeMail, paragraph, type MailText } from '../../mail/layout.ts'
import type { ParcelRow, ReplacementRow } from '../../db/schema/buying/order.ts'
import { lastTracking, linksOf, type Tracking } from '../state/tracking.ts'
import { listPieces, piecesText, shippingLines, withdrawal, type OrderMail } from './order-texts.ts'

interface Sent {
  /** Which part of the order, at the start of a sentence. */
  what: string
  /** Null for an order that was shipped without one. */
  tracking: Tracking | null
  more: string[]
}

/** A button for each box, or one to the order. */
const followButtons = (links: string[], orderUrl: string): Html | Html[] => {
  if (links.length === 0) return button('Bekijk je bestelling', orderUrl)
  return links.map((link, at) =>
    button(links.length > 1 ? `Volg pakket ${at + 1} van ${links.length}` : 'Volg je pakket', link),
  )
}

/** Contains the tracking link, and says that the withdrawal period starts on delivery. */
const written = (mail: OrderMail, { what, tracking, more }: Sent): MailText => {
  const { order, shop, url } = mail
  const right = withdrawal(mail)
  const [period = ''] = right.paragraphs
  const links = tracking ? linksOf(tracking) : []
  const parts = links.length > 1 ? `, in ${links.length} pakketten` : ''
  const sentences = [
    `Beste ${order.customer.firstName},`,
    `${what} ${order.number} is onderweg met ${tracking?.carrier ?? 'de bezorger'}${parts}, naar ${shippingLines(order).join(', ')}.`,
    ...more,
  ]
  return composeMail(
    shop,
    `${what} ${order.number} is onderweg`,
    html`${sentences.map(paragraph)} ${followButtons(links, url)} ${paragraph(period)}
      <p style="margin: 0 0 12px;"><a href="${right.url}">Zo herroep je je bestelling</a></p>`,
  )
}

const linkWasWrong = 'De link in onze vorige mail klopte niet. Gebruik deze.'

/** The pieces that are in no parcel although the order is shipped, and that are not refunded. */
const missingText = (mail: OrderMail, missing: LinePieces[]): string[] =>
  missing.length > 0
    ? [
        listPieces(
          'Nog niet verzonden:',
          mail,
          missing,
          'Die sturen we na, of we betalen ze terug. Je krijgt daar nog een mail over.',
        ),
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
    tracking: lastTracking(mail.order),
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
    tracking: parcel,
    more: [
      ...(isCorrected ? [linkWasWrong] : []),
      listPieces('In dit pakket:', mail, parcel.lines),
      ...(mail.order.state === 'paid' ? ['De rest volgt in een ander pakket.'] : []),
      ...missingText(mail, missing),
    ],
  })

/** For pieces that are sent again. */
export const replacementShipped = (
  mail: OrderMail,
  {
    sent,
    tracking,
    isCorrected = false,
  }: { sent: ReplacementRow; tracking: Tracking; isCorrected?: boolean },
): MailText =>
  written(mail, {
    what: 'Je nazending voor bestelling',
    tracking,
    more: [...(isCorrected ? [linkWasWrong] : []), sentAgain(piecesText(mail, sent.lines), sent.reason)],
  })
