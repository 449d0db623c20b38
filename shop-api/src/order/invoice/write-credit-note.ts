import { and, eq } from 'drizzle-orm'
import { articleName } from 'shared-types/variant-name'
import type { Shop } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow, ReplacedInvoiceRow } from '../../db/schema/buying/order.ts'
import { refund, type RefundRow } from '../../db/schema/buying/payment.ts'
import { day, euros } from '../../format.ts'
import { readShopDetails, type ShopDetails } from '../../mail/shop-details.ts'
import { sum as sumOf } from '../../pricing/amounts.ts'
import { timesSign, type VatPart } from '../../pricing/vat.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { creditedLines, creditedVat } from '../credit/credited-vat.ts'
import { readOrderLines, readReplacedInvoices } from '../record/queries.ts'
import { vatNumberFact, writeHead, writeVat } from './invoice-pdf.ts'
import { invoiceAt, type IssuedInvoice, issuedInvoices } from './issued-invoices.ts'
import { writeInvoice } from './write-invoice.ts'
import { bytesOf, drawRule, left, newPdf, numberPages, writeRow } from './pdf-layout.ts'

/** The credit note of a refund, and the document that takes it back when the refund fails after all. */
const documents = {
  note: {
    title: 'Creditnota',
    sum: 'Totaal gecrediteerd',
    sign: -1,
    missing: 'Bij deze terugbetaling is er geen creditnota.',
    numberOf: ({ creditNoteNumber }: RefundRow) => creditNoteNumber,
    dateOf: ({ acceptedAt, createdAt }: RefundRow) => acceptedAt ?? createdAt,
  },
  reversal: {
    title: 'Correctienota',
    sum: 'Totaal niet gecrediteerd',
    sign: 1,
    missing: 'Bij deze terugbetaling is er geen correctienota.',
    numberOf: ({ reversalNumber }: RefundRow) => reversalNumber,
    dateOf: ({ failedAt, createdAt }: RefundRow) => failedAt ?? createdAt,
  },
} as const

export type CreditKind = keyof typeof documents

/** The tax that goes back: negative in the note, positive in its reversal. */
export const documentVat = (lines: OrderLineRow[], refunded: RefundRow, kind: CreditKind): VatPart[] =>
  timesSign(creditedVat(lines, refunded), documents[kind].sign)

interface CreditNote {
  title: string
  date: Date
  /** The invoice that it takes back, or a part of it. */
  invoice: IssuedInvoice
  facts?: [string, string][]
  /** What it is for. */
  what: string[]
  sum: string
  vat: VatPart[]
  shop: ShopDetails
}

const draw = ({ title, date, invoice, facts = [], what, sum, vat, shop }: CreditNote): Promise<Buffer> => {
  const { order } = invoice
  const pdf = newPdf(title, shop)
  return bytesOf(pdf, () => {
    writeHead(pdf, {
      title,
      facts: [
        ['Datum', day.format(date)],
        ...facts,
        ['Bij factuur', `${invoice.number} van ${day.format(invoice.at)}`],
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
      { text: euros(sumOf(vat.map(({ grossCents }) => grossCents))), x: 470, width: 75, align: 'right' },
    ])
    writeVat(pdf, vat)
    numberPages(pdf, title)
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
  const { title: noteName, missing, numberOf, dateOf, sum } = documents[kind]
  const { note } = documents
  const number = refunded && numberOf(refunded)
  const issued = issuedInvoices(order, await readReplacedInvoices(db, order.id))
  const invoice = refunded && invoiceAt(issued, dateOf(refunded))
  if (!number || !invoice) return refuse('not_found', missing)
  const [lines, shop] = await Promise.all([readOrderLines(db, order.id), order.seller ?? readShopDetails(db)])
  const pdf = await draw({
    title: `${noteName} ${number}`,
    date: dateOf(refunded),
    invoice,
    facts:
      kind === 'note'
        ? []
        : [['Bij creditnota', `${note.numberOf(refunded)} van ${day.format(note.dateOf(refunded))}`]],
    what:
      refunded.lines.length === 0
        ? [`Terugbetaling bij bestelling ${order.number}`]
        : creditedLines(lines, refunded).map(
            ({ quantity, productTitle, name, sku }) =>
              `${quantity} × ${articleName(productTitle, name)} (${sku})`,
          ),
    sum,
    vat: documentVat(lines, refunded, kind),
    shop,
  })
  return { name: `${noteName.toLowerCase()}-${number}.pdf`, pdf }
}

/** The credit note of an invoice that was replaced: of all that earlier credit notes had left of it. */
const writeReplacement = async (
  db: Db,
  order: OrderRow,
  row: ReplacedInvoiceRow,
  invoice: IssuedInvoice,
) => ({
  name: `creditnota-${row.creditNoteNumber}.pdf`,
  pdf: await draw({
    title: `Creditnota ${row.creditNoteNumber}`,
    date: row.at,
    invoice,
    what: [`Factuur ${row.number} vervalt. Factuur ${row.replacedBy} komt ervoor in de plaats.`],
    sum: 'Totaal gecrediteerd',
    vat: timesSign(row.vat, -1),
    shop: order.seller ?? (await readShopDetails(db)),
  }),
})

/** An invoice that was replaced, or the credit note that takes it back, by its number. */
export const writeReplaced = async (
  shop: Shop,
  order: OrderRow,
  number: string,
): Promise<{ name: string; pdf: Buffer } | Refusal> => {
  const replaced = await readReplacedInvoices(shop.db, order.id)
  const row = replaced.find((one) => one.number === number || one.creditNoteNumber === number)
  const invoice = issuedInvoices(order, replaced).find((one) => one.number === row?.number)
  if (!row || !invoice) return refuse('not_found', 'Dit document bestaat niet.')
  return number === row.number
    ? writeInvoice(shop, order, number)
    : writeReplacement(shop.db, order, row, invoice)
}
