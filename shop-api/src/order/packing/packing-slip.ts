import { setImmediate } from 'node:timers/promises'
import type { LinePieces, OpenWithdrawal } from 'shared-types/contracts/admin/orders'
import { reasonNames } from 'shared-types/order/replacement-texts'
import { withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import { articleName } from 'shared-types/variant-name'
import { readShopDetails, type ShopDetails } from '../../mail/shop-details.ts'
import type { Db } from '../../db/client.ts'
import type { OrderLineRow, OrderRow, ReplacementRow } from '../../db/schema/buying/order.ts'
import { day } from '../../format.ts'
import { canLeave, isWaiting, piecesToShip, sentParcels } from '../record/pieces-left.ts'
import { shippingLines } from '../mails/order-texts.ts'
import { isRefusal, refuse, type Refusal } from '../../refusal.ts'
import { readOpenWithdrawals } from '../fulfilment/open-withdrawals.ts'
import { isPackable } from '../fulfilment/ship-order.ts'
import {
  findOrder,
  noSuchOrder,
  readOrderLines,
  readParcels,
  readRefunds,
  readReplacements,
} from '../record/queries.ts'
import { shippingTitleOf } from '../record/shipping-title.ts'
import {
  bytesOf,
  drawLogo,
  left,
  newPdf,
  numberPages,
  pageCount,
  type Pdf,
  writeSeller,
  writeTable,
  writeText,
} from '../invoice/pdf-layout.ts'

export interface PackingSlip {
  order: OrderRow
  lines: OrderLineRow[]
  shippingTitle: string
  /** The replacement that is packed; null for the parcel of the order itself. */
  again: ReplacementRow | null
  /** The withdrawals of the order that no employee has handled. */
  withdrawn: OpenWithdrawal[]
}

/** The name of an article, and the choices of a configured one. */
export const articleTexts = ({ productTitle, name, configuration }: OrderLineRow): string[] => [
  articleName(productTitle, name),
  ...(configuration?.choices ?? []).map(({ title, value }) => `${title}: ${value}`),
]

const columns = (texts: [string, string, string]) => [
  { text: texts[0], x: left, width: 50 },
  { text: texts[1], x: left + 60, width: 320 },
  { text: texts[2], x: left + 390, width: 105 },
]

const titleOf = ({ order }: PackingSlip): string => `Pakbon ${order.number}`

const writeHead = (pdf: Pdf, slip: PackingSlip, shop: ShopDetails): void => {
  const { order, shippingTitle, again, withdrawn } = slip
  drawLogo(pdf, shop.name)
  writeSeller(pdf, shop)
  pdf.font('bold').fontSize(20).text(titleOf(slip)).fontSize(10).moveDown(0.5)
  for (const { receivedAt, articles } of withdrawn) {
    const when = day.format(new Date(receivedAt))
    writeText(pdf, `Herroepen op ${when}. ${withdrawnArticles(articles)}. Niet inpakken zonder overleg.`)
  }
  pdf.font('regular')
  if (again)
    pdf.text(`Nazending van ${day.format(again.createdAt)}: ${reasonNames[again.reason].toLowerCase()}`)
  pdf.text(`Besteld op ${day.format(order.createdAt)}, ${shippingTitle}`)
  if (!again && order.shipment && order.unsentPieces === 0)
    pdf.text(`Verzonden met ${order.shipment.carrier}`)
  pdf.moveDown()
  pdf.fontSize(12)
  writeText(pdf, shippingLines(order).join('\n'))
  pdf.fontSize(10).moveDown()
}

/** What goes into the parcel, without what left in earlier ones or is refunded, and where it goes: without prices, because it can be a present. */
const writeSlip = (pdf: Pdf, slip: PackingSlip, shop: ShopDetails): void => {
  writeHead(pdf, slip, shop)
  const rows = slip.lines.map((line) => {
    const name = [...articleTexts(line), line.delivery].filter(Boolean)
    return columns([String(line.quantity), name.join('\n'), line.sku])
  })
  writeTable(pdf, columns(['Aantal', 'Artikel', 'Artikelnummer']), rows)
}

/** One document: each order begins on a page of its own. */
const draw = (title: string, slips: PackingSlip[], shop: ShopDetails): Promise<Buffer> => {
  const pdf = newPdf(title, shop)
  return bytesOf(pdf, async () => {
    for (const [index, slip] of slips.entries()) {
      if (index > 0) {
        pdf.addPage()
        // Each takes milliseconds of the event loop: other requests come in between.
        await setImmediate()
      }
      const before = pageCount(pdf) - 1
      writeSlip(pdf, slip, shop)
      numberPages(pdf, titleOf(slip), before)
    }
  })
}

const withPieces = (bought: OrderLineRow[], pieces: LinePieces[]): OrderLineRow[] =>
  bought.flatMap((line) => {
    const quantity = pieces.find(({ id }) => id === line.id)?.quantity
    return quantity ? [{ ...line, quantity }] : []
  })

/** The parcel of the order, also one that has nothing to pack, and those of its replacements that wait. */
const readSlipsOf = async (db: Db, order: OrderRow): Promise<[own: PackingSlip, ...again: PackingSlip[]]> => {
  const [bought, parcels, refunds, replacements, withdrawn, shippingTitle] = await Promise.all([
    readOrderLines(db, order.id),
    readParcels(db, order.id),
    readRefunds(db, order.id),
    readReplacements(db, order.id),
    readOpenWithdrawals(db, [order.id]),
    shippingTitleOf(db, order),
  ])
  // After a shipment, the slip has the last parcel again, or the pieces that it left out.
  const sent = order.unsentPieces > 0 ? sentParcels(order, parcels) : parcels
  const slip = (pieces: LinePieces[], again: ReplacementRow | null): PackingSlip => ({
    order,
    shippingTitle,
    lines: withPieces(bought, pieces),
    again,
    withdrawn,
  })
  return [
    slip(piecesToShip(bought, sent, refunds), null),
    ...replacements
      .filter((one) => isWaiting(one) && canLeave(order, bought, refunds, one))
      .map((one) => slip(one.lines, one)),
  ]
}

const toPack = ([own, ...again]: [PackingSlip, ...PackingSlip[]]): PackingSlip[] =>
  isPackable(own.order) && own.lines.length > 0 ? [own, ...again] : again

export interface Written {
  name: string
  pdf: Buffer
}

/** What is to be packed; of an order without that, its last parcel again. */
export const writePackingSlip = async (db: Db, order: OrderRow): Promise<Written> => {
  const slips = await readSlipsOf(db, order)
  const packed = toPack(slips)
  return {
    name: `pakbon-${order.number}.pdf`,
    pdf: await draw(
      `Pakbon ${order.number}`,
      packed.length > 0 ? packed : [slips[0]],
      await readShopDetails(db),
    ),
  }
}

/** What is to be packed of these orders, in this order. Nothing is packed twice: one that a colleague has shipped is refused. */
export const readSlips = async (db: Db, ids: string[]): Promise<PackingSlip[] | Refusal> => {
  const slips: PackingSlip[] = []
  const done: string[] = []
  for (const id of ids) {
    const order = await findOrder(db, id)
    if (!order) return noSuchOrder()
    const packed = toPack(await readSlipsOf(db, order))
    slips.push(...packed)
    if (packed.length === 0) done.push(order.number)
  }
  if (done.length === 0) return slips
  const numbers = new Intl.ListFormat('nl').format(done)
  return refuse('validation_failed', `Bij ${numbers} is intussen niets meer in te pakken. Laat die weg.`)
}

export const writePackingSlips = async (db: Db, ids: string[]): Promise<Written | Refusal> => {
  const slips = await readSlips(db, ids)
  return isRefusal(slips)
    ? slips
    : { name: 'pakbonnen.pdf', pdf: await draw('Pakbonnen', slips, await readShopDetails(db)) }
}
