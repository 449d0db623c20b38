import { eq, inArray, sql } from 'drizzle-orm'
import type { LinePieces, RefundedPieces, RefundOrder } from 'shared-types/contracts/admin/orders'
import type { Shop } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import {
  order as orderTable,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
} from '../../db/schema/buying/order.ts'
import { payment, refund, type RefundRow } from '../../db/schema/buying/payment.ts'
import { transact } from '../../db/transact.ts'
import { eur, euros } from '../../format.ts'
import { canOrderMove } from '../state/states.ts'
import { idAt } from '../../payment-provider.ts'
import { isRefusal, refuseAction, refuseActionField, type Refusal } from '../../refusal.ts'
import { moveOrder } from '../state/move-order.ts'
import {
  areLeft,
  piecesToShip,
  refundableLines,
  restockedPieces,
  sentParcels,
  unsentPiecesOf,
} from '../record/pieces-left.ts'
import { creditMovements } from '../record/provider-refunds.ts'
import { lockOrder, noSuchOrder, readOrderLines, readParcels, readRefunds } from '../record/queries.ts'
import { divideByKind, type ProviderMoney, readProviderMoney, writeRefundDue } from '../record/refund-due.ts'
import { acceptRefund, returnToStock } from '../record/refund-outcome.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import { divideOver, readRefundable, type Refundable } from './refundable.ts'
import { requestRefund } from './request-refunds.ts'

/**
 * Updates the state of the payments. A failure is only logged: the stored state is used, and the job repeats a request
 * that fails.
 * @returns the payments that are only authorised, with their amounts
 */
const settlePayments = async (shop: Shop, orderId: string): Promise<Map<string, number>> => {
  const authorised = new Map<string, number>()
  for (const one of await shop.db.select().from(payment).where(eq(payment.orderId, orderId))) {
    try {
      await settlePayment(shop, one)
      const providerId = idAt(shop.payments, one)
      if (providerId !== null && (await shop.payments.isAuthorised(providerId)))
        authorised.set(one.id, one.amountCents)
    } catch (error) {
      shop.log.warn({ err: error, payment: one.id }, 'the state of a payment is not known before its refund')
    }
  }
  return authorised
}

interface Pieces {
  lines: OrderLineRow[]
  parcels: ParcelRow[]
  earlier: RefundRow[]
}

const refuseLines = (left: LinePieces[], chosen: LinePieces[]): Refusal | null =>
  areLeft(left, chosen)
    ? null
    : refuseActionField(
        'lines',
        'more pieces of an article are chosen than can still come back',
        'Van een artikel zijn meer stuks gekozen dan er nog terug kunnen komen.',
      )

/** @param toShip the pieces that no parcel has, and no refund */
const refuseUnsent = (toShip: LinePieces[], chosen: RefundedPieces[]): Refusal | null =>
  chosen.every(
    ({ id, quantity, unsentQuantity = 0 }) =>
      unsentQuantity <= Math.min(quantity, toShip.find((line) => line.id === id)?.quantity ?? 0),
  )
    ? null
    : refuseActionField(
        'lines',
        'more pieces are said not to have left than there are',
        'Van een artikel zijn minder stuks nog niet verzonden dan je koos.',
      )

const refuseRestock = (chosen: RefundedPieces[]): Refusal | null =>
  chosen.every(({ quantity, restockQuantity = 0 }) => restockQuantity <= quantity)
    ? null
    : refuseActionField(
        'lines',
        'more pieces go back to stock than are refunded',
        'Van een artikel gaan meer stuks terug naar de voorraad dan je koos.',
      )

const refuseAmount = ({ way, amountCents }: RefundOrder, { total, provider }: Refundable): Refusal | null => {
  if (amountCents === 0)
    return refuseActionField('amountCents', 'the amount to refund is 0', 'Vul in hoeveel je terugbetaalt.')
  if (amountCents > total)
    return refuseActionField(
      'amountCents',
      `at most ${eur(total)} can still be refunded`,
      `Er kan nog hoogstens ${euros(total)} terug.`,
    )
  if (way === 'manual' || amountCents <= provider) return null
  return provider === 0
    ? refuseActionField(
        'way',
        'the payment provider cannot refund this payment: transfer the amount and add manual',
        'Deze betaling kan niet via de betaaldienst terug. Maak het bedrag zelf over.',
      )
    : refuseActionField(
        'amountCents',
        `the payment provider can refund at most ${eur(provider)}`,
        `Via de betaaldienst kan nog hoogstens ${euros(provider)} terug.`,
      )
}

type Part = Pick<RefundRow, 'kind' | 'paymentId' | 'amountCents'>

/** Before anything is stored: the provider would refuse it, and again when it is repeated. */
const refusePart = (parts: Part[], authorised: Map<string, number>): Refusal | null =>
  parts.some(({ paymentId, amountCents }) => amountCents < (authorised.get(paymentId ?? '') ?? 0))
    ? refuseActionField(
        'amountCents',
        'this payment is captured when the order ships: ship the rest first, or refund everything now',
        'Deze betaling wordt pas bij het verzenden geïnd. Verzend eerst de rest, of betaal nu alles terug.',
      )
    : null

/** What an employee can choose wrongly of the pieces that come back. */
const refusePieces = (
  request: RefundOrder,
  order: OrderRow,
  { lines, parcels, earlier }: Pieces,
): Refusal | null =>
  refuseLines(refundableLines(order, lines, earlier), request.lines) ??
  refuseUnsent(piecesToShip(lines, sentParcels(order, parcels), earlier), request.lines) ??
  refuseRestock(request.lines)

/**
 * Ends an order of which all money is back, by refunds made at the provider or by chargebacks. The chosen pieces go back to
 * stock; if none are chosen, and `restock` says so, those that have not left.
 */
const endOrder = async (
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  request: RefundOrder,
  pieces: Pieces,
): Promise<OrderRow | Refusal> => {
  if (!canOrderMove(order.state, 'refunded')) {
    return refuseAction(
      'validation_failed',
      `an order that is ${order.state} has nothing to refund`,
      'Bij deze bestelling is er niets terug te betalen.',
    )
  }
  const refused = refusePieces(request, order, pieces)
  if (refused) return refused
  const { lines, parcels, earlier } = pieces
  const isChosen = request.lines.length > 0 || !request.restock
  const restocked = isChosen ? restockedPieces(request) : unsentPiecesOf(order, lines, parcels, earlier)
  await returnToStock(tx, lines, restocked)
  await creditMovements(tx, shop.config, order)
  await tx
    .update(orderTable)
    .set({ restockedLines: restocked.map(({ id, quantity }) => ({ id, quantity })) })
    .where(eq(orderTable.id, order.id))
  const { refunded } = await readProviderMoney(tx, order.id)
  const ended = await moveOrder(tx, order, 'refunded')
  return writeRefundDue(tx, ended, Math.max(refunded, ended.refundedCents))
}

const partsOf = (
  request: RefundOrder,
  order: OrderRow,
  { payments }: Refundable,
  money: ProviderMoney,
): Part[] => {
  const kinds = divideByKind(request, order, money)
  return request.way === 'manual'
    ? kinds.map(({ kind, cents }) => ({ kind, paymentId: null, amountCents: cents }))
    : divideOver(kinds, payments)
}

const storeRefunds = async (
  tx: Tx,
  order: OrderRow,
  { lines, restock }: RefundOrder,
  parts: Part[],
): Promise<RefundRow[]> => {
  const withLines = parts.find(({ kind }) => kind === 'price') ?? parts[0]
  return tx
    .insert(refund)
    .values(
      parts.map((part) => ({
        orderId: order.id,
        paymentId: part.paymentId,
        kind: part.kind,
        amountCents: part.amountCents,
        lines: part === withLines ? lines : [],
        restock: part === withLines && restock && lines.length > 0,
        state: 'pending' as const,
        // Until then this process requests it; after that, the job does.
        nextAttemptAt: sql`now() + interval '1 minute'`,
      })),
    )
    .returning()
}

/** The money of an older payment is no longer checked daily. */
const checkPaymentsSoon = async (tx: Tx, refunds: RefundRow[]): Promise<void> => {
  const ids = refunds.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return
  await tx
    .update(payment)
    .set({ updatedAt: sql`now()`, nextCheckAt: sql`now() + interval '1 minute'` })
    .where(inArray(payment.id, ids))
}

/**
 * Gives back a part or all of what was paid: through the provider, or recorded as transferred by an employee.
 * The amount counts as refunded from the moment it is requested, so that two employees never refund more
 * than was paid. The order ends when the provider has accepted refunds of everything.
 */
export const refundOrder = async (
  shop: Shop,
  orderId: string,
  request: RefundOrder,
): Promise<OrderRow | Refusal> => {
  const authorised = await settlePayments(shop, orderId)
  const stored = await transact(
    shop.db,
    async (tx): Promise<{ order: OrderRow; refunds: RefundRow[] } | Refusal> => {
      const order = await lockOrder(tx, orderId)
      if (!order) return noSuchOrder()
      const refundable = await readRefundable(tx, order, shop.payments)
      if (refundable.total !== request.refundableCents) {
        return refuseAction(
          'already_done',
          `the amount that can be refunded has changed: it is ${eur(refundable.total)} now. Nothing was refunded.`,
          `Intussen is het bedrag veranderd dat terug kan: dat is nu ${euros(refundable.total)}. Er is niets terugbetaald.`,
        )
      }
      const pieces = {
        lines: await readOrderLines(tx, order.id),
        parcels: await readParcels(tx, order.id),
        earlier: await readRefunds(tx, order.id),
      }
      if (refundable.total === 0) {
        const ended = await endOrder(tx, shop, order, request, pieces)
        return isRefusal(ended) ? ended : { order: ended, refunds: [] }
      }
      const refused = refuseAmount(request, refundable) ?? refusePieces(request, order, pieces)
      if (refused) return refused
      const money = await readProviderMoney(tx, order.id)
      const parts = partsOf(request, order, refundable, money)
      const refusedPart = refusePart(parts, authorised)
      if (refusedPart) return refusedPart
      const refunds = await storeRefunds(tx, order, request, parts)
      let booked = await writeRefundDue(
        tx,
        order,
        Math.max(order.refundedCents, money.refunded) + request.amountCents,
      )
      if (request.way === 'manual') {
        for (const one of refunds)
          booked = await acceptRefund(tx, shop.config, booked, one, { state: 'done' })
      }
      await checkPaymentsSoon(tx, refunds)
      return { order: booked, refunds }
    },
  )
  if (isRefusal(stored)) return stored
  if (request.way === 'manual') return stored.order
  for (const one of stored.refunds) await requestRefund(shop, one)
  return stored.order
}
