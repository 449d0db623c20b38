import { eq } from 'drizzle-orm'
import type { RequestReplacement } from 'shared-types/contracts/admin/buying/shipments'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { articleName } from 'shared-types/variant-name'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { replacement, type OrderLineRow, type OrderRow } from '../../db/schema/buying/order.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { areLeft, replaceablePieces } from '../record/pieces-left.ts'
import {
  lockOrder,
  noSuchOrder,
  readOrderLines,
  readParcels,
  readRefunds,
  readReplacements,
} from '../record/queries.ts'
import { changeStock, stockChanges } from '../record/stock.ts'

/** These pieces, as pieces of their articles. */
export const articlesOf = (lines: OrderLineRow[], pieces: LinePieces[]) =>
  pieces.flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })

const refuseStock = async (tx: Tx, lines: OrderLineRow[], variantId: number): Promise<Refusal> => {
  const line = lines.find((one) => one.variantId === variantId)
  const [found] = await tx.select({ stock: variant.stock }).from(variant).where(eq(variant.id, variantId))
  const stock = found?.stock ?? 0
  const left = stock === 0 ? 'is niets' : `${stock === 1 ? 'is' : 'zijn'} nog maar ${stock}`
  return refuseField(
    'lines',
    `Van ${articleName(line?.productTitle ?? '', line?.name ?? '')} ${left} op voorraad. Vul de voorraad aan, of betaal terug.`,
  )
}

/** Takes the pieces out of stock, to be sent again at no cost. The order and its invoice stay as they are. */
export const requestReplacement = (
  shop: Shop,
  orderId: string,
  { lines: chosen, reason, earlierReplacements }: RequestReplacement,
): Promise<OrderRow | Refusal> =>
  transact(shop.db, async (tx): Promise<OrderRow | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const replacements = await readReplacements(tx, order.id)
    const meanwhile = replacements.slice(earlierReplacements).flatMap(({ lines }) => lines)
    if (meanwhile.some(({ id }) => chosen.some((line) => line.id === id))) {
      return refuse(
        'already_done',
        'Intussen heeft een collega een nazending van dit artikel gemaakt. Er is niets veranderd.',
      )
    }
    const lines = await readOrderLines(tx, order.id)
    const parcels = await readParcels(tx, order.id)
    const refunds = await readRefunds(tx, order.id)
    if (!areLeft(replaceablePieces(order, lines, { parcels, refunds, replacements }), chosen)) {
      return refuseField(
        'lines',
        'Van een artikel zijn meer stuks gekozen dan er verzonden zijn, en niet terugbetaald of al na te zenden.',
      )
    }
    const lacking = await changeStock(tx, stockChanges([], articlesOf(lines, chosen)))
    if (lacking !== null) return refuseStock(tx, lines, lacking)
    await tx.insert(replacement).values({ orderId: order.id, reason, lines: chosen })
    return order
  })
