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

interface CreditNote {
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

/** The tax that goes back, by the rates of what was refunded. */
export const creditedVat = (lines: OrderLineRow[], refunded: RefundRow): VatPart[] =>
  vatByRate(
    creditedLines(lines, refunded).map(({ vatRate, priceCents, quantity, discountCents }) => ({
      vatRate,
      amountCents: priceCents * quantity - discountCents,
    })),
    refunded.amountCents,
  ).map(({ rate, grossCents, amountCents }) => ({
    rate,
    grossCents: -grossCents,
    amountCents: -amountCents,
  }))

const draw = ({ number, order, refunded, lines, shop }: CreditNote): Promise<Buffer> => {
  const title = `Creditnota ${number}`
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
        ['Datum', day.format(refunded.acceptedAt ?? refunded.createdAt)],
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
      { text: 'Totaal terugbetaald', x: 300, width: 165 },
      { text: euros(-refunded.amountCents), x: 470, width: 75, align: 'right' },
    ])
    writeVat(pdf, creditedVat(lines, refunded))
  })
}

export const writeCreditNote = async (
  db: Db,
  order: OrderRow,
  refundId: string,
): Promise<{ name: string; pdf: Buffer } | Refusal> => {
  const [refunded] = await db
    .select()
    .from(refund)
    .where(and(eq(refund.id, refundId), eq(refund.orderId, order.id)))
  const number = refunded?.creditNoteNumber
  if (!number) return refuse('not_found', 'Bij deze terugbetaling is er geen creditnota.')
  const [lines, shop] = await Promise.all([readOrderLines(db, order.id), order.seller ?? readShopDetails(db)])
  return {
    name: `creditnota-${number}.pdf`,
    pdf: await draw({ number, order, refunded, lines, shop }),
  }
}
