import {
  billingLines,
  choiceLines,
  paymentTitle,
  shippingLines,
  shippingTitle,
  sumLines,
} from '../mails/order-words.ts'
import { signature } from '../../mail/layout.ts'
import { dateTime, day, euros } from '../../format.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'
import type { PaymentRow } from '../../db/schema/buying/payment.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { drawLogo, drawRule, keepRoom, left, newPaper, type Paper, right, writeRow } from './paper.ts'

interface Invoice {
  order: OrderRow
  lines: OrderLineRow[]
  payment: PaymentRow
  shop: ShopDetails
}

const writeHead = (paper: Paper, { order, payment, shop }: Invoice): void => {
  drawLogo(paper, shop.name)
  paper.fontSize(9)
  paper.text(signature(shop).join('\n'), 300, 50, { width: right - 300, align: 'right' })
  paper.font('bold').fontSize(20).text(`Factuur ${order.number}`, left, 140)
  paper.font('regular').fontSize(10).moveDown(0.5)
  const facts = [
    ['Factuurdatum', day.format(order.paidAt ?? order.createdAt)],
    ['Bestelnummer', order.number],
    ['Betaalkenmerk', payment.providerId ?? payment.id],
    ['Betaald met', order.paidAt ? `${paymentTitle(order)}, ${dateTime(order.paidAt)}` : paymentTitle(order)],
    ['Verzending', shippingTitle(order)],
    ...(order.customer.vatNumber ? [['Jouw btw-nummer', order.customer.vatNumber]] : []),
  ]
  for (const [name = '', value = ''] of facts) {
    writeRow(paper, [
      { text: name, x: left, width: 110 },
      { text: value, x: left + 110, width: 380 },
    ])
  }
  paper.moveDown()
  paper.font('bold')
  writeRow(paper, [
    { text: 'Factuuradres', x: left, width: 230 },
    { text: 'Afleveradres', x: 300, width: 230 },
  ])
  paper.font('regular')
  writeRow(paper, [
    { text: billingLines(order).join('\n'), x: left, width: 230 },
    { text: shippingLines(order).join('\n'), x: 300, width: 230 },
  ])
  paper.moveDown()
}

const columns = (texts: [string, string, string, string, string]) => [
  { text: texts[0], x: left, width: 265 },
  { text: texts[1], x: 320, width: 40, align: 'right' as const },
  { text: texts[2], x: 365, width: 65, align: 'right' as const },
  { text: texts[3], x: 435, width: 35, align: 'right' as const },
  { text: texts[4], x: 475, width: 70, align: 'right' as const },
]

const writeLines = (paper: Paper, lines: OrderLineRow[]): void => {
  paper.font('bold')
  writeRow(paper, columns(['Artikel', 'Aantal', 'Prijs', 'Btw', 'Bedrag']))
  paper.font('regular')
  drawRule(paper)
  for (const row of lines) {
    const name = [
      `${row.productTitle}, ${row.name}`,
      `Artikelnummer ${row.sku}`,
      ...choiceLines(row.configuration),
    ]
    writeRow(
      paper,
      columns([
        name.join('\n'),
        String(row.quantity),
        row.gift ? 'Gratis' : euros(row.priceCents),
        `${row.vatRate}%`,
        euros(row.priceCents * row.quantity),
      ]),
    )
  }
  drawRule(paper)
}

const taxColumns = (texts: [string, string, string, string]) =>
  texts.map((text, index) => ({
    text,
    x: left + index * 100,
    width: 95,
    ...(index ? { align: 'right' as const } : {}),
  }))

const writeSum = (paper: Paper, order: OrderRow): void => {
  keepRoom(paper, 120)
  for (const { title, amount } of sumLines(order)) {
    paper.font(title === 'Totaal' ? 'bold' : 'regular')
    writeRow(paper, [
      { text: title, x: 300, width: 165 },
      { text: amount, x: 470, width: 75, align: 'right' },
    ])
  }
  paper.moveDown()
  paper.font('bold')
  keepRoom(paper, 60)
  writeRow(paper, taxColumns(['Btw', 'Zonder btw', 'Btw-bedrag', 'Met btw']))
  paper.font('regular')
  for (const { rate, grossCents, amountCents } of order.totals.vat) {
    const texts = [euros(grossCents - amountCents), euros(amountCents), euros(grossCents)] as const
    writeRow(paper, taxColumns([`${rate}%`, ...texts]))
  }
}

/**
 * The invoice of an order with the data that article 35a of the Dutch VAT act requires: seller, customer,
 * articles, and the tax by rate.
 */
export const invoicePdf = async (invoice: Invoice): Promise<Buffer> => {
  const paper = newPaper(`Factuur ${invoice.order.number}`, invoice.shop)
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    paper.on('end', resolve)
    paper.on('error', reject)
  })
  writeHead(paper, invoice)
  writeLines(paper, invoice.lines)
  writeSum(paper, invoice.order)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
