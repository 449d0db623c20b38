import { desc, eq, gt, or, sql } from 'drizzle-orm'
import { otherCarrier, ShipOrder } from 'shared-types/contracts/admin/buying/shipments'
import type { Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { payment, refund } from '../db/schema/buying/payment.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { completeOrder } from '../order/fulfilment/complete-order.ts'
import { shipOrder } from '../order/fulfilment/ship-order.ts'
import { refundOrder } from '../order/refund/refund-order.ts'
import { refundableLines } from '../order/record/pieces-left.ts'
import { readRefundable } from '../order/refund/refundable.ts'
import { findOrder, noSuchOrder, readOrderLines } from '../order/record/queries.ts'
import { missingOf, providerMoney, type ProviderMoney } from '../order/record/refund-due.ts'
import { type Command, invalidArguments } from './command.ts'
import { onOneLine } from './printable.ts'
import { eur } from '../format.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

const mostListed = 50

const amounts = (named: Record<string, number>): string[] =>
  Object.entries(named).flatMap(([name, cents]) => (cents > 0 ? [`${name} ${eur(cents)}`] : []))

const line = (
  { number, state, createdAt, totalCents, refundDueCents }: OrderRow,
  atProvider?: ProviderMoney,
): string =>
  [number, state.padEnd(15), createdAt.toISOString(), eur(totalCents)]
    .concat(
      amounts({
        'refund due': refundDueCents,
        refunded: atProvider?.refunded ?? 0,
        'charged back': atProvider?.chargedBack ?? 0,
      }),
    )
    .join('  ')

const ordersWithMoney = (db: Db) =>
  db
    .select({ order, atProvider: providerMoney })
    .from(order)
    .innerJoin(payment, eq(payment.orderId, order.id))
    .groupBy(order.id)

const lines = (rows: string[], none: string): string => (rows.length === 0 ? none : rows.join('\n'))

/** Runs a command whose first argument is the number of an order. */
const onOrder =
  (
    act: (shop: Shop, orderId: string, args: string[]) => Promise<OrderRow | Refusal> | Refusal,
  ): Command['run'] =>
  async (shop, [number = '', ...args]) => {
    const [found] = await shop.db.select().from(order).where(eq(order.number, number))
    if (!found) return refuse('not_found', `no order has the number ${number || '(none given)'}`)
    const outcome = await act(shop, found.id, args)
    return isRefusal(outcome) ? outcome : line(outcome)
  }

/** As `onOrder`, for a command that changes one order and needs no more. */
const onOneOrder = (
  name: string,
  act: (shop: Shop, orderId: string) => Promise<OrderRow | Refusal>,
): Command['run'] => {
  const run = onOrder(act)
  return async (shop, args) =>
    args.length === 1 ? run(shop, args) : invalidArguments(`${name} needs the number of one order`)
}

/** `all` that was paid, what is `due`, or an amount such as `12.50`; null for another text. */
const centsOf = (text: string, { refundDueCents }: OrderRow, refundable: number): number | null => {
  if (text === 'all') return refundable
  if (text === 'due') return refundDueCents
  return /^\d+(\.\d{2})?$/.test(text) ? Math.round(Number(text) * 100) : null
}

const refundByCommand = async (
  shop: Shop,
  id: string,
  [amount = '', ...options]: string[],
): Promise<OrderRow | Refusal> => {
  const found = await findOrder(shop.db, id)
  if (!found) return noSuchOrder()
  const { total } = await readRefundable(shop.db, found, shop.payments)
  const amountCents = centsOf(amount, found, total)
  if (amountCents === null || options.some((option) => !['manual', 'restock'].includes(option))) {
    return refuse('validation_failed', 'say how much: all, due, or an amount such as 12.50')
  }
  const restock = options.includes('restock')
  const earlier = restock ? await shop.db.select().from(refund).where(eq(refund.orderId, id)) : []
  const pieces = restock ? refundableLines(found, await readOrderLines(shop.db, id), earlier) : []
  if (restock && pieces.length === 0) {
    return refuse(
      'validation_failed',
      'this order holds no pieces that can return to stock, as when it is cancelled: leave restock out',
    )
  }
  // A part does not say which pieces come back.
  if (restock && amountCents < total) {
    return refuse(
      'validation_failed',
      `restock returns all pieces to stock, so it needs all that can be refunded (${eur(total)}); choose pieces in the back office`,
    )
  }
  const refunded = await refundOrder(shop, id, {
    way: options.includes('manual') ? 'manual' : 'provider',
    amountCents,
    lines: pieces,
    // An order that is refunded or charged back completely ends: what has not left returns to stock all the same.
    restock: restock || total === 0,
    refundableCents: total,
  })
  return isRefusal(refunded) ? refunded : ((await findOrder(shop.db, id)) ?? noSuchOrder())
}

/** Commands that move orders to their next state and list work for employees. */
/** Of a code that may be typed with spaces, or a link. */
const shipByCommand = (
  shop: Shop,
  id: string,
  [carrier = '', ...typed]: string[],
): Promise<OrderRow | Refusal> | Refusal => {
  const text = typed.join(' ') || undefined
  if (carrier.toLowerCase() !== otherCarrier) return shipOrder(shop, id, { carrier, trackingCode: text })
  const link = ShipOrder.shape.trackingUrl.safeParse(text)
  return link.success
    ? shipOrder(shop, id, { carrier, trackingUrl: link.data })
    : refuse(
        'validation_failed',
        `with ${otherCarrier}, give a whole link that starts with https://, or nothing`,
      )
}

export const orderCommands: Command[] = [
  {
    name: 'orders',
    usage: '',
    does: `lists the last ${mostListed} orders`,
    run: async ({ db }) => {
      const rows = await ordersWithMoney(db).orderBy(desc(order.createdAt)).limit(mostListed)
      return lines(
        rows.map((row) => line(row.order, row.atProvider)),
        'no orders yet',
      )
    },
  },
  {
    name: 'refunds',
    usage: '',
    does: 'lists the orders with an amount to refund, and those refunded or charged back at the payment provider in the last 30 days',
    run: async ({ db }) => {
      const returned = sql`sum(${payment.refundedCents} + ${payment.chargedBackCents}) > 0 and max(${payment.updatedAt}) > now() - interval '30 days'`
      const rows = await ordersWithMoney(db)
        .having(or(gt(order.refundDueCents, 0), returned))
        .orderBy(order.createdAt)
      const listed = rows.filter(
        (row) => row.order.refundDueCents > 0 || missingOf(row.order, row.atProvider) > 0,
      )
      return lines(
        listed.map((row) => line(row.order, row.atProvider)),
        'nothing to refund',
      )
    },
  },
  {
    name: 'withdrawals',
    usage: '',
    does: `lists the last ${mostListed} withdrawals`,
    run: async ({ db }) => {
      const rows = await db.select().from(withdrawal).orderBy(desc(withdrawal.receivedAt)).limit(mostListed)
      const texts = rows.map(({ receivedAt, orderNumber, orderId, name, articles }) =>
        [receivedAt.toISOString(), orderNumber, orderId ? 'known' : 'NO SUCH ORDER', name, articles || 'all']
          .map(onOneLine)
          .join('  '),
      )
      return lines(texts, 'no withdrawals')
    },
  },
  {
    name: 'ship',
    usage: '<number> <carrier> [tracking code]',
    does: `marks a paid order as shipped, with all that has not left yet and is not refunded, and mails its track and trace; the carrier ${otherCarrier} takes a link in place of a code`,
    run: onOrder(shipByCommand),
  },
  {
    name: 'complete',
    usage: '<number>',
    does: 'marks a shipped order as delivered',
    run: onOneOrder('complete', completeOrder),
  },
  {
    name: 'cancel',
    usage: '<number>',
    does: 'cancels an unpaid order and gives its stock back',
    run: onOneOrder('cancel', (shop, id) => cancelOrder(shop, id, { by: 'staff' })),
  },
  {
    name: 'refund',
    usage: '<number> all|due|<amount> [manual] [restock]',
    does: 'gives money back through the payment provider, or with manual writes that you transferred it, and mails so; restock returns all pieces to stock, with all only',
    run: onOrder(refundByCommand),
  },
]
