import { totalsRows, type TotalsRow } from 'shared-types/order/totals-rows'
import { addressLines } from 'shared-types/forms/fields/address-lines'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { articleName } from 'shared-types/variant-name'
import { costsBack, mayWait, waysBack } from 'shared-types/order/withdrawal-texts'
import * as pages from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { isBankTransfer } from '../../payment/methods.ts'
import { isPayable } from '../state/states.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'
import { termsPage } from './agreed-pages.ts'
import { day, euros } from '../../format.ts'
import { presentTotals } from '../../pricing/present.ts'

/** The data that a shopper needs to transfer the money. */
export interface BankTransfer {
  iban: string
  name: string
  /** Identifies the order of an incoming transfer. */
  reference: string
  amountCents: number
  /** After this the order is cancelled. */
  dueAt: Date
}

/** The data of a mail about an order. */
export interface OrderMail {
  order: OrderRow
  lines: OrderLineRow[]
  shippingTitle: string
  shop: ShopDetails
  /** Null unless the order is paid by bank transfer. */
  transfer: BankTransfer | null
  /** A link to the order that works without logging in. */
  url: string
  shopUrl: string
}

export const billingLines = ({ customer, billingAddress }: OrderRow): string[] =>
  addressLines(`${customer.firstName} ${customer.lastName}`, {
    ...billingAddress,
    company: billingAddress.company || customer.company,
  })

export const shippingLines = ({ shippingAddress }: OrderRow): string[] =>
  addressLines(`${shippingAddress.firstName} ${shippingAddress.lastName}`, shippingAddress)

/** One line per option of a configuration, with what it costs extra; empty for articles without one. */
export const choiceLines = (configuration: OrderLineRow['configuration']): string[] =>
  (configuration?.choices ?? []).map(
    ({ title, value, extraCents }) =>
      `${title}: ${value}${extraCents > 0 ? ` (+ ${euros(extraCents)})` : ''}`,
  )

const pieceTexts = ({ lines }: Pick<OrderMail, 'lines'>, pieces: LinePieces[]): string[] =>
  lines.flatMap(({ id, productTitle, name }) => {
    const quantity = pieces.find((one) => one.id === id)?.quantity ?? 0
    return quantity > 0 ? [`${quantity} × ${articleName(productTitle, name)}`] : []
  })

/** Some pieces of an order, in one sentence. */
export const piecesText = (mail: Pick<OrderMail, 'lines'>, pieces: LinePieces[]): string =>
  pieceTexts(mail, pieces).join('; ')

/** A paragraph with some pieces of an order: more articles than one have a line each. */
export const listPieces = (intro: string, mail: OrderMail, pieces: LinePieces[], end = ''): string => {
  const texts = pieceTexts(mail, pieces)
  return texts.length > 1
    ? [intro, ...texts, end].join('\n').trim()
    : `${intro} ${texts.join('')}. ${end}`.trim()
}

/** The rows of the totals, with the amounts as text. */
export const sumLines = ({ totals }: OrderRow): { of: TotalsRow['of']; title: string; amount: string }[] =>
  totalsRows(presentTotals(totals)).map(({ of, label, amount }) => ({
    of,
    title: label,
    amount: of === 'shipping' && amount === 0 ? 'Gratis' : euros(amount),
  }))

/** Null before payment. A server of the previous release draws none: as until then, it is that of the order. */
export const invoiceNumberOf = ({ number, invoiceNumber, paidAt }: OrderRow): string | null =>
  paidAt === null ? null : (invoiceNumber ?? number)

/** Instructions for a transfer; empty for other payment methods, and once nothing is to be paid. */
export const transferLines = ({ transfer, order }: OrderMail): string[] => {
  if (transfer) {
    return [
      `Maak ${euros(transfer.amountCents)} over naar ${transfer.iban}`,
      `Ten name van: ${transfer.name}`,
      `Onder vermelding van: ${transfer.reference}`,
      `Uiterlijk op: ${day.format(transfer.dueAt)}. Daarna vervalt je bestelling.`,
    ]
  }
  return isBankTransfer(order.paymentMethod) && isPayable(order.state)
    ? ['Waarheen je het bedrag overmaakt, lees je op de betaalpagina en in de e-mail van onze betaaldienst.']
    : []
}

/** The terms that apply to the order. */
export const terms = ({ shopUrl }: OrderMail): { text: string; url: string } => ({
  text: 'Op je bestelling zijn onze algemene voorwaarden van toepassing.',
  url: `${shopUrl}${pathOf(pages.service, { page: termsPage })}`,
})

/** The right of withdrawal, as the law requires on a durable medium (art. 6:230o BW). */
export const withdrawal = ({
  order,
  shop,
  shopUrl,
}: OrderMail): { title: string; paragraphs: string[]; url: string } => ({
  title: 'Bedenktijd en herroepen',
  paragraphs: [
    'Je mag je bestelling, of een deel ervan, tot 14 dagen nadat je alles hebt ontvangen herroepen. Een reden hoef je niet te geven, en ook een matras mag terug als de folie eraf is.',
    `Dat doe je in twee stappen op de pagina hieronder, of per e-mail (${shop.email}) of met het modelformulier. We bevestigen je herroeping meteen per e-mail.`,
    `${waysBack} Binnen 14 dagen na je herroeping krijg je terug wat je hebt betaald voor de artikelen die je herroept, en voor een hele bestelling ook ${costsBack} ${mayWait}`,
  ],
  url: `${shopUrl}${pages.withdrawal}?bestelling=${order.number}`,
})
