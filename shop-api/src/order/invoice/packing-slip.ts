import { articleName } from 'shared-types/variant-name'
import { readShopDetails, type ShopDetails } from '../../mail/shop-details.ts'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow } from '../../db/schema/buying/order.ts'
import { day } from '../../format.ts'
import { piecesToShip } from '../record/pieces-left.ts'
import { shippingLines } from '../mails/order-texts.ts'
import { readOrderLines, readParcels, readRefunds } from '../record/queries.ts'
import { shippingTitleOf } from '../record/shipping-title.ts'
import {
  bytesOf,
  drawLogo,
  drawRule,
  left,
  newPdf,
  type Pdf,
  writeRow,
  writeSeller,
  writeText,
} from './pdf-layout.ts'

interface PackingSlip {
  order: OrderRow
  lines: OrderLineRow[]
  shippingTitle: string
  shop: ShopDetails
}

const columns = (texts: [string, string, string]) => [
  { text: texts[0], x: left, width: 50 },
  { text: texts[1], x: left + 60, width: 320 },
  { text: texts[2], x: left + 390, width: 105 },
]

const writeHead = (pdf: Pdf, { order, shippingTitle, shop }: PackingSlip): void => {
  drawLogo(pdf, shop.name)
  writeSeller(pdf, shop)
  pdf.font('bold').fontSize(20).text(`Pakbon ${order.number}`, left, 140)
  pdf.font('regular').fontSize(10).moveDown(0.5)
  pdf.text(`Besteld op ${day.format(order.createdAt)}, ${shippingTitle}`)
  pdf.moveDown()
  pdf.fontSize(12)
  writeText(pdf, shippingLines(order).join('\n'))
  pdf.fontSize(10).moveDown()
}

/** What goes into the parcel, without what left in earlier ones or is refunded, and where it goes: without prices, because it can be a present. */
const draw = (slip: PackingSlip): Promise<Buffer> => {
  const pdf = newPdf(`Pakbon ${slip.order.number}`, slip.shop)
  return bytesOf(pdf, () => {
    writeHead(pdf, slip)
    pdf.font('bold')
    writeRow(pdf, columns(['Aantal', 'Artikel', 'Artikelnummer']))
    pdf.font('regular')
    drawRule(pdf)
    for (const line of slip.lines) {
      const choices = (line.configuration?.choices ?? []).map(({ title, value }) => `${title}: ${value}`)
      const name = [articleName(line.productTitle, line.name), ...choices].join('\n')
      writeRow(pdf, columns([String(line.quantity), name, line.sku]))
    }
  })
}

export const writePackingSlip = async (db: Db, order: OrderRow): Promise<{ name: string; pdf: Buffer }> => {
  const [bought, parcels, refunds, shippingTitle, shop] = await Promise.all([
    readOrderLines(db, order.id),
    readParcels(db, order.id),
    readRefunds(db, order.id),
    shippingTitleOf(db, order),
    readShopDetails(db),
  ])
  const toPack = new Map(piecesToShip(bought, parcels, refunds).map(({ id, quantity }) => [id, quantity]))
  const lines = bought.flatMap((line) => {
    const quantity = toPack.get(line.id)
    return quantity ? [{ ...line, quantity }] : []
  })
  return { name: `pakbon-${order.number}.pdf`, pdf: await draw({ order, lines, shippingTitle, shop }) }
}
