import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { otherCarrier, type ShipmentImport, ShipOrder } from 'shared-types/contracts/admin/buying/shipments'
import { isOrderNumber, normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { Shop } from '../../context.ts'
import { order as orderTable, type OrderRow } from '../../db/schema/buying/order.ts'
import { readCsvFile, tooManyLines } from '../../http/csv-files.ts'
import { isRefusal, refuseInput, type Refusal } from '../../refusal.ts'
import { carrierNamed, carriers, trackingOf } from '../fulfilment/carriers.ts'
import { shipOrder } from '../fulfilment/ship-order.ts'
import { isWaiting } from '../record/pieces-left.ts'
import { findOrder, readParcels, readReplacements } from '../record/queries.ts'
import { canOrderMove } from '../state/states.ts'
import { shipReplacement } from '../replacement/end-replacement.ts'
import { lastTracking, replacementTracking, type Tracking, trackingIn } from '../state/tracking.ts'

import { replacementMark } from './address-labels.ts'

/** Each line can ask the payment provider: a file of this many lines takes a minute or two. */
const mostLines = 200

const names = ['bestelnummer', 'vervoerder', 'trackcode']

interface Line {
  line: number
  orderNumber: string
  carrier: string
  trackingCode: string
}

/** The lines of a CSV with `bestelnummer;vervoerder;trackcode`. With names on its first line, it may have other columns too. */
const readLines = (bytes: Buffer): Line[] | Refusal => {
  const rows = readCsvFile(bytes, mostLines)
  if (isRefusal(rows)) return rows
  const header = (rows[0] ?? []).map((name) => name.toLowerCase())
  const hasHeader = header.some((name) => names.includes(name))
  const [number = 0, carrier = 1, code = 2] = hasHeader ? names.map((name) => header.indexOf(name)) : []
  if (Math.min(number, carrier, code) < 0) {
    return refuseInput('De eerste regel van het bestand moet bestelnummer;vervoerder;trackcode zijn.')
  }
  const lines = rows.flatMap((cells, index) => {
    const cell = (at: number, most = 100) => (cells[at] ?? '').slice(0, most)
    const isHeader = hasHeader && index === 0
    return isHeader || cells.every((one) => one === '')
      ? []
      : [
          {
            line: index + 1,
            orderNumber: cell(number),
            carrier: cell(carrier),
            trackingCode: cell(code, 2_000),
          },
        ]
  })
  if (lines.length > mostLines) return tooManyLines(mostLines)
  return lines.length > 0 ? lines : refuseInput('Dit bestand heeft geen regels met een bestelnummer.')
}

type Outcome = Omit<ShipmentImport['lines'][number], 'line' | 'orderNumber'>

const alreadySent = refuseInput(
  'Deze bestelling is al verzonden, met een andere trackcode. Die corrigeer je op de pagina van de bestelling.',
)

/** Whether a parcel of the order has left with this tracking code, as when a file is sent again. */
const isKnown = async (shop: Shop, order: OrderRow, tracking: Tracking): Promise<boolean> => {
  const isSame = (sent: Tracking) => isDeepStrictEqual(trackingIn(sent), tracking)
  const last = lastTracking(order)
  if (last && isSame(last)) return true
  // Without a code, the rest of an order looks like its first parcel.
  return tracking.trackAndTraceUrl !== null && (await readParcels(shop.db, order.id)).some(isSame)
}

/** A carrier that the list lacks has a link in place of a code. */
const readShipment = ({ carrier: named, trackingCode }: Line): ShipOrder | Refusal => {
  const carrier = carrierNamed(named)
  if (carrier && carrier.code !== otherCarrier) return { carrier: carrier.code, trackingCode }
  if (!carrier && !/^https?:/i.test(trackingCode)) {
    const known = carriers.filter(({ code }) => code !== otherCarrier).map(({ title }) => title)
    const titles = new Intl.ListFormat('nl', { type: 'disjunction' }).format(known)
    return refuseInput(
      `Deze vervoerder kennen we niet. Vul ${titles} in, of bij een andere vervoerder een link als trackcode.`,
    )
  }
  const typed = ShipOrder.safeParse({
    carrier: otherCarrier,
    carrierName: carrier ? undefined : named,
    trackingUrl: trackingCode || undefined,
  })
  return typed.success ? typed.data : refuseInput(typed.error.issues[0]?.message ?? '')
}

const findOrderOfNumber = async (shop: Shop, typed: string): Promise<OrderRow | undefined> => {
  if (!isOrderNumber(typed)) return undefined
  const number = normaliseOrderNumber(typed)
  return (await shop.db.select().from(orderTable).where(eq(orderTable.number, number)))[0]
}

type Result = 'sent' | 'known' | Refusal

const shipOrderOf = async (
  shop: Shop,
  found: OrderRow,
  ship: ShipOrder,
  tracking: Tracking,
): Promise<Result> => {
  if (await isKnown(shop, found, tracking)) return 'known'
  if (found.shippedAt) return alreadySent
  const earlierParcels = (await readParcels(shop.db, found.id)).length
  const shipped = await shipOrder(shop, found.id, { ...ship, earlierParcels })
  if (!isRefusal(shipped)) return 'sent'
  // Two employees can send the same file.
  const current = await findOrder(shop.db, found.id)
  const isSent =
    current && !canOrderMove(current.state, 'shipped') && (await isKnown(shop, current, tracking))
  return isSent ? 'known' : shipped
}

/** The only replacement of the order that waits. */
const shipAgain = async (
  shop: Shop,
  { id }: OrderRow,
  { carrier, trackingCode, carrierName, trackingUrl }: ShipOrder,
  tracking: Tracking,
): Promise<Result> => {
  const isSent = async () =>
    (await readReplacements(shop.db, id)).some((one) => isDeepStrictEqual(replacementTracking(one), tracking))
  const [waiting, ...others] = (await readReplacements(shop.db, id)).filter(isWaiting)
  // Without a code, a replacement looks like an earlier one.
  if ((!waiting || tracking.trackAndTraceUrl !== null) && (await isSent())) return 'known'
  if (!waiting) return refuseInput('Van deze bestelling is niets na te zenden.')
  if (others.length > 0)
    return refuseInput(
      'Van deze bestelling zijn meer nazendingen te verzenden. Dat doe je op de pagina van de bestelling.',
    )
  const typed = { carrier, trackingCode, carrierName, trackingUrl }
  const shipped = await shipReplacement(shop, id, waiting.id, typed)
  if (!isRefusal(shipped)) return 'sent'
  return (await isSent()) ? 'known' : shipped
}

const ofReplacement = ` ${replacementMark}`

const shipLine = async (shop: Shop, line: Line): Promise<Outcome> => {
  const { orderNumber } = line
  const isAgain = orderNumber.toLowerCase().endsWith(ofReplacement)
  const number = isAgain ? orderNumber.slice(0, -ofReplacement.length) : orderNumber
  const found = await findOrderOfNumber(shop, number)
  const outcomeOf = (result: Result): Outcome => ({
    orderId: found?.id ?? null,
    outcome: typeof result === 'string' ? result : 'refused',
    message: typeof result === 'string' ? '' : (result.inDutch ?? result.message),
  })
  if (!found) return outcomeOf(refuseInput('Dit bestelnummer kennen we niet.'))
  const ship = readShipment(line)
  if (isRefusal(ship)) return outcomeOf(ship)
  const tracking = trackingOf(ship, found.shippingAddress)
  if (isRefusal(tracking)) return outcomeOf(tracking)
  return outcomeOf(await (isAgain ? shipAgain : shipOrderOf)(shop, found, ship, tracking))
}

const failed: Omit<Outcome, 'orderId'> = {
  outcome: 'refused',
  message: 'Dit lukte nu niet. Kies het bestand straks nog eens: wat al verzonden is, gaat niet dubbel.',
}

/**
 * Registers the orders of a file with tracking codes as sent, each as a whole and with its own mail: one that is refused does
 * not stop the others. The file can be sent again: an order with the same tracking code stays as it is.
 */
export const importShipments = async (shop: Shop, bytes: Buffer): Promise<ShipmentImport | Refusal> => {
  const lines = readLines(bytes)
  if (isRefusal(lines)) return lines
  const done: ShipmentImport['lines'] = []
  for (const line of lines) {
    const outcome = await shipLine(shop, line).catch((error: unknown) => {
      shop.log.error({ err: error, line: line.line }, 'a line of a file with tracking codes failed')
      return { ...failed, orderId: null }
    })
    done.push({ line: line.line, orderNumber: line.orderNumber, ...outcome })
  }
  return { lines: done }
}
