import type { RecordWithdrawal } from 'shared-types/contracts/admin/buying/returns'
import type { LinePieces } from 'shared-types/contracts/admin/orders'
import { articleName } from 'shared-types/variant-name'
import type { Shop } from '../context.ts'
import type { OrderLineRow } from '../db/schema/buying/order.ts'
import { orderNote } from '../db/schema/order-note.ts'
import { transact } from '../db/transact.ts'
import { dateTime } from '../format.ts'
import { areLeft, piecesLeft } from '../order/record/pieces-left.ts'
import { findOrder, noSuchOrder, readOrderLines } from '../order/record/queries.ts'
import { refuse, refuseField, type Refusal } from '../refusal.ts'
import { findEarlier, minuteMs, storeDeclaration } from './store-declaration.ts'

/** As the consumer would write it: empty for the whole order. */
const articlesOf = (lines: OrderLineRow[], chosen: LinePieces[]): string => {
  const quantities = new Map(chosen.map(({ id, quantity }) => [id, quantity]))
  if (lines.every(({ id, quantity }) => quantities.get(id) === quantity)) return ''
  return lines
    .filter(({ id }) => quantities.has(id))
    .map(({ id, productTitle, name, configuration }) => {
      const choices = (configuration?.choices ?? []).map(({ title, value }) => `${title}: ${value}`)
      return `${quantities.get(id)} × ${[articleName(productTitle, name), ...choices].join(', ')}`
    })
    .join('; ')
}

const refuseMoment = (receivedAt: Date, orderedAt: Date): Refusal | null => {
  if (receivedAt > new Date()) return refuseField('receivedAt', 'Dit moment is nog niet geweest.')
  // The form has no seconds.
  return receivedAt.getTime() < orderedAt.getTime() - (orderedAt.getTime() % 60_000)
    ? refuseField('receivedAt', 'Dit is van voor de bestelling.')
    : null
}

const tooMany =
  'Van deze bestelling zijn vandaag al heel veel herroepingen vastgelegd. Zet deze in een notitie, en probeer het morgen nog eens.'

/**
 * Stores a declaration that came by phone or letter, with the same mails and limits as one of the shop's form. An
 * employee decides what happens to the order (note 60).
 */
export const recordWithdrawal = (
  shop: Pick<Shop, 'db' | 'config'>,
  orderId: string,
  staffId: number,
  { lines: chosen, receivedAt, note }: RecordWithdrawal,
): Promise<null | Refusal> =>
  transact(shop.db, async (tx): Promise<null | Refusal> => {
    const order = await findOrder(tx, orderId)
    if (!order) return noSuchOrder()
    const received = new Date(receivedAt)
    const refused = refuseMoment(received, order.createdAt)
    if (refused) return refused
    const lines = await readOrderLines(tx, order.id)
    if (!areLeft(lines, chosen))
      return refuseField('lines', 'Van een artikel zijn meer stuks gekozen dan er besteld zijn.')
    const { firstName, lastName, email } = order.customer
    const declared = {
      name: `${firstName} ${lastName}`.trim(),
      orderNumber: order.number,
      email,
      articles: articlesOf(lines, chosen),
      receivedAt: received < order.createdAt ? order.createdAt : received,
    }
    const again = await findEarlier(tx, declared)
    // While the order has enough pieces left, the same declaration at another moment is a new one.
    const isOther =
      again &&
      declared.receivedAt.getTime() - again.receivedAt.getTime() >= minuteMs &&
      areLeft(piecesLeft(lines, chosen), chosen)
    if (again && !isOther) {
      const text = `Deze herroeping is al vastgelegd, als ontvangen op ${dateTime(again.receivedAt)}.`
      return refuse('already_done', text)
    }
    const origin = { of: order, match: order, address: null }
    if (!(await storeDeclaration(tx, shop.config, declared, origin)))
      return refuse('validation_failed', tooMany)
    if (note) await tx.insert(orderNote).values({ orderId, staffId, text: note })
    return null
  })
