import { and, eq } from 'drizzle-orm'
import { articleName } from 'shared-types/variant-name'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { refund, type RefundRow } from '../../db/schema/buying/payment.ts'
import { day, euros } from '../../format.ts'
import { readShopDetails, type ShopDetails } from '../../mail/shop-details.ts'
import { vatByRate, type VatPart } from '../../pricing/vat.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { invoiceNumberOf } from '../mails/order-texts.ts'
import { readOrderLines } from '../record/queries.ts'
import { vatNumberFact, writeHead, writeVat } from './invoice-pdf.ts'
import { bytesOf, drawRule, left, newPdf, writeRow } from './pdf-layout.ts'

/** The credit note of a refund, and the document that takes it back when the refund fails after all. */
const documents = {
  note: {
    title: 'Creditnota',
    sum: 'Totaal terugbetaald',
    sign: -1,
    missing: 'Bij deze terugbetaling is er geen creditnota.',
    numberOf: ({ creditNoteNumber }: RefundRow) => creditNoteNumber,
    dateOf: ({ acceptedAt, createdAt }: RefundRow) => acceptedAt ?? createdAt,
  },
  reversal: {
    title: 'Correctienota',
    sum: 'Totaal niet terugbetaald',
    sign: 1,
    missing: 'Bij deze terugbetaling is er geen correctienota.',
    numberOf: ({ reversalNumber }: RefundRow) => reversalNumber,
    dateOf: ({ failedAt, createdAt }: RefundRow) => failedAt ?? createdAt,
  },
} as const

export type CreditKind = keyof typeof documents

interface CreditNote {
  kind: CreditKind
  number: string
  order: OrderRow
  refunded: RefundRow
  lines: OrderLineRow[]
  shop: ShopDetails
}

/** The refunded pieces; all lines of the order for a refund of an amount. */
const creditedLines = (lines: OrderLineRow[], refunded: RefundRow): OrderLineRow[] => {
  if (refunded.lines.length === 0) return lines
  const pieces = new Map(refunded.lines.map(({ id, quantity }) => [id, quantity]))
  return lines.flatMap((line) => {
    const quantity = pieces.get(line.id)
    const discountCents = Math.round((line.discountCents * (quantity ?? 0)) / line.quantity)
    return quantity ? [{ ...line, quantity, discountCents }] : []
  })
}

/** The tax that goes back, by the rates of what was refunded: negative in the note, positive in its reversal. */
export const creditedVat = (lines: OrderLineRow[], refunded: RefundRow, kind: CreditKind): VatPart[] =>
  vatByRate(
    creditedLines(lines, refunded).map(({ vatRate, priceCents, quantity, discountCents }) => ({
      vatRate,
      amountCents: priceCents * quantity - discountCents,
    })),
    refunded.amountCents,
  ).map(({ rate, grossCents, amountCents }) => ({
    rate,
    grossCents: documents[kind].sign * grossCents,
    amountCents: documents[kind].sign * amountCents,
  }))

const draw = ({ kind, number, order, refunded, lines, shop }: CreditNote): Promise<Buffer> => {
  const { note } = documents
  const { title: noteName, sum, sign, dateOf } = documents[kind]
  const title = `${noteName} ${number}`
  const corrected: [string, string][] =
    kind === 'note'
      ? []
      : [['Bij creditnota', `${note.numberOf(refunded)} van ${day.format(note.dateOf(refunded))}`]]
  const pdf = newPdf(title, shop)
  const what =
    refunded.lines.length === 0
      ? [`Terugbetaling bij bestelling ${order.number}`]
      : creditedLines(lines, refunded).map(
          ({ quantity, productTitle, name, sku }) =>
            `${quantity} × ${articleName(productTitle, name)} (${sku})`,
        )
  return bytesOf(pdf, () => {
    writeHead(pdf, {
      title,
      facts: [
        ['Datum', day.format(dateOf(refunded))],
        ...corrected,
        ['Bij factuur', `${invoiceNumberOf(order)} van ${day.format(order.paidAt ?? order.createdAt)}`],
        ['Bestelnummer', order.number],
        ...vatNumberFact(order),
      ],
      order,
      shop,
    })
    for (const text of what) writeRow(pdf, [{ text, x: left, width: 490 }])
    drawRule(pdf)
    pdf.font('bold')
    writeRow(pdf, [
      { text: sum, x: 300, width: 165 },
      { text: euros(sign * refunded.amountCents), x: 470, width: 75, align: 'right' },
    ])
    writeVat(pdf, creditedVat(lines, refunded, kind))
  })
}

export const writeCreditNote = async (
  db: Db,
  order: OrderRow,
  refundId: string,
  kind: CreditKind,
): Promise<{ name: string; pdf: Buffer } | Refusal> => {
  const [refunded] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.id, refundId), eq(refund.orderId, order.id)))
  const { title, missing, numberOf } = documents[kind]
  const number = refunded && numberOf(refunded)
  if (!number) return refuse('not_found', missing)
  const [lines, shop] = await Promise.all([readOrderLines(db, order.id), order.seller ?? readShopDetails(db)])
  return {
    name: `${title.toLowerCase()}-${number}.pdf`,
    pdf: await draw({ kind, number, order, refunded, lines, shop }),
  }
}
