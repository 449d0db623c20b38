import { isPayLater } from 'shared-types/order/pay-later'
import { articleName } from 'shared-types/variant-name'
import { paymentTitle } from '../../payment/methods.ts'
import { billingLines, choiceLines, sumLines } from '../mails/order-texts.ts'
import { dateTime, day, euros } from '../../format.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'
import { sum } from '../../pricing/amounts.ts'
import { vatIncluded, type VatPart } from '../../pricing/vat.ts'
import type { PaymentRow } from '../../db/schema/buying/payment.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import type { IssuedInvoice } from './issued-invoices.ts'
import {
  bytesOf,
  drawLogo,
  drawRule,
  ensureSpace,
  left,
  newPdf,
  numberPages,
  type Pdf,
  writeRow,
  writeSeller,
  writeTable,
  writeText,
} from './pdf-layout.ts'

interface Invoice extends IssuedInvoice {
  lines: OrderLineRow[]
  payment: PaymentRow
  shippingTitle: string
  shop: ShopDetails
}

interface Head {
  title: string
  facts: [name: string, value: string][]
  order: OrderRow
  shop: ShopDetails
}

/** Seller, customer and what the document is about. */
export const writeHead = (pdf: Pdf, { title, facts, order, shop }: Head): void => {
  drawLogo(pdf, shop.name)
  writeSeller(pdf, shop)
  pdf.font('bold').fontSize(20).text(title)
  pdf.font('regular').fontSize(10).moveDown(0.5)
  for (const [name, value] of facts) {
    writeRow(pdf, [
      { text: name, x: left, width: 110 },
      { text: value, x: left + 110, width: 380 },
    ])
  }
  pdf.moveDown()
  // No delivery address: a correction of it, or the end of the account, would change the document.
  pdf.font('bold').text('Factuuradres').font('regular')
  writeText(pdf, billingLines(order).join('\n'))
  pdf.moveDown()
}

/** The customer's own VAT number, if there is one. */
export const vatNumberFact = ({ customer }: OrderRow): Head['facts'] =>
  customer.vatNumber ? [['Jouw btw-nummer', customer.vatNumber]] : []

/** For a method that pays later, the moment is that of the approval. */
const paymentFact = ({ paymentMethod, paidAt }: OrderRow): Head['facts'][number] => {
  const title = paymentTitle(paymentMethod)
  const isLater = isPayLater(paymentMethod)
  const name = isLater ? 'Te betalen aan' : 'Betaald met'
  return [name, paidAt ? `${title}, ${isLater ? 'goedgekeurd op ' : ''}${dateTime(paidAt)}` : title]
}

const factsOf = ({ order, at, replaces, payment, shippingTitle }: Invoice): Head['facts'] => [
  ['Factuurdatum', day.format(at)],
  ...(replaces ? [['Vervangt factuur', replaces] as [string, string]] : []),
  ['Bestelnummer', order.number],
  ['Betaalkenmerk', payment.providerId ?? payment.id],
  paymentFact(order),
  ['Verzending', shippingTitle],
  ...vatNumberFact(order),
]

const withoutVat = (cents: number, { vatRate }: OrderLineRow): number => cents - vatIncluded(cents, vatRate)

const columns = (texts: [string, string, string, string, string, string]) => [
  { text: texts[0], x: left, width: 205 },
  { text: texts[1], x: 260, width: 40, align: 'right' as const },
  { text: texts[2], x: 305, width: 70, align: 'right' as const },
  { text: texts[3], x: 380, width: 60, align: 'right' as const },
  { text: texts[4], x: 442, width: 30, align: 'right' as const },
  { text: texts[5], x: 475, width: 70, align: 'right' as const },
]

const lineColumns = (line: OrderLineRow) => {
  const { productTitle, name, sku, configuration, quantity, gift, priceCents, vatRate } = line
  const article = [articleName(productTitle, name), `Artikelnummer ${sku}`, ...choiceLines(configuration)]
  return columns([
    article.join('\n'),
    String(quantity),
    gift ? '' : euros(withoutVat(priceCents, line)),
    gift ? 'Gratis' : euros(priceCents),
    `${vatRate}%`,
    euros(priceCents * quantity),
  ])
}

const writeLines = (pdf: Pdf, lines: OrderLineRow[]): void => {
  const names = columns(['Artikel', 'Aantal', 'Zonder btw', 'Prijs', 'Btw', 'Bedrag'])
  writeTable(pdf, names, lines.map(lineColumns))
  drawRule(pdf)
}

const taxColumns = (texts: [string, string, string, string]) =>
  texts.map((text, index) => ({
    text,
    x: left + index * 100,
    width: 95,
    ...(index ? { align: 'right' as const } : {}),
  }))

/** The tax by rate. */
export const writeVat = (pdf: Pdf, parts: VatPart[]): void => {
  pdf.moveDown()
  pdf.font('bold')
  ensureSpace(pdf, 60)
  writeRow(pdf, taxColumns(['Btw', 'Zonder btw', 'Btw-bedrag', 'Met btw']))
  pdf.font('regular')
  for (const { rate, grossCents, amountCents } of parts) {
    const texts = [euros(grossCents - amountCents), euros(amountCents), euros(grossCents)] as const
    writeRow(pdf, taxColumns([`${rate}%`, ...texts]))
  }
}

const writeSum = (pdf: Pdf, { order, lines, vat }: Invoice): void => {
  ensureSpace(pdf, 120)
  const discount = sum(lines.map((line) => withoutVat(line.discountCents, line)))
  const totalCents = sum(vat.map(({ grossCents }) => grossCents))
  const credited = order.totalCents - totalCents
  const sums = [
    // The tax of the order is not that of an invoice for the rest of it: the table below has that.
    ...sumLines(order).filter(({ of }) => credited === 0 || of !== 'vat'),
    ...(discount > 0 ? [{ of: 'discount', title: 'Korting zonder btw', amount: euros(-discount) }] : []),
  ]
  // Credit notes of the invoice that it replaces took back a part of the price.
  const rest = [
    { of: 'credited', title: 'Eerder gecrediteerd', amount: euros(-credited) },
    { of: 'total', title: 'Totaal van deze factuur', amount: euros(totalCents) },
  ]
  const rows = [...sums, ...(credited === 0 ? [] : rest)]
  const total = rows.findLast(({ of }) => of === 'total')
  for (const row of rows) {
    const { title, amount } = row
    pdf.font(row === total ? 'bold' : 'regular')
    writeRow(pdf, [
      { text: title, x: 300, width: 165 },
      { text: amount, x: 470, width: 75, align: 'right' },
    ])
  }
  writeVat(pdf, vat)
}

/**
 * The invoice of an order with the data that article 35a of the Dutch VAT act requires: seller, customer,
 * articles, and the tax by rate.
 */
export const invoicePdf = (invoice: Invoice): Promise<Buffer> => {
  const { number, order, shop } = invoice
  const title = `Factuur ${number}`
  const pdf = newPdf(title, shop)
  return bytesOf(pdf, () => {
    writeHead(pdf, { title, facts: factsOf(invoice), order, shop })
    writeLines(pdf, invoice.lines)
    writeSum(pdf, invoice)
    numberPages(pdf, title)
  })
}
