import { desc, eq, gt, or, sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import type { Db } from '../db/client.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { payment } from '../db/schema/buying/payment.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { completeOrder } from '../order/fulfilment/complete-order.ts'
import { refundOrder } from '../order/fulfilment/refund-order.ts'
import { shipOrder } from '../order/fulfilment/ship-order.ts'
import { missingOf, providerMoney, type ProviderMoney } from '../order/record/refund-due.ts'
import type { Command } from './command.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

const mostListed = 50

const euros = (cents: number) => `EUR ${(cents / 100).toFixed(2)}`

const amounts = (named: Record<string, number>): string[] =>
  Object.entries(named).flatMap(([name, cents]) => (cents > 0 ? [`${name} ${euros(cents)}`] : []))

const line = (
  { number, state, createdAt, totalCents, refundDueCents }: OrderRow,
  atProvider?: ProviderMoney,
): string =>
  [number, state.padEnd(15), createdAt.toISOString(), euros(totalCents)]
    .concat(
      amounts({
        'refund due': refundDueCents,
        'refunded at the provider': atProvider?.refunded ?? 0,
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
  (act: (shop: Shop, orderId: string, args: string[]) => Promise<OrderRow | Refusal>): Command['run'] =>
  async (shop, [number = '', ...args]) => {
    const [found] = await shop.db.select().from(order).where(eq(order.number, number))
    if (!found) return refuse('not_found', `no order has the number ${number || '(none given)'}`)
    const outcome = await act(shop, found.id, args)
    return isRefusal(outcome) ? outcome : line(outcome)
  }

/** Commands that move orders to their next state and list work for employees. */
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
    does: 'lists the orders with money to give back, and those whose price went back at the payment provider in the last 30 days',
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
        [
          receivedAt.toISOString(),
          orderNumber,
          orderId ? 'known' : 'NO SUCH ORDER',
          name,
          articles || 'all',
        ].join('  '),
      )
      return lines(texts, 'no withdrawals')
    },
  },
  {
    name: 'ship',
    usage: '<number> <carrier> [tracking code]',
    does: 'marks a paid order as shipped and mails its track and trace',
    run: onOrder((shop, id, [carrier = '', code]) => shipOrder(shop, id, carrier, code)),
  },
  {
    name: 'complete',
    usage: '<number>',
    does: 'marks a shipped order as delivered',
    run: onOrder(completeOrder),
  },
  {
    name: 'cancel',
    usage: '<number>',
    does: 'cancels an unpaid order and gives its stock back',
    run: onOrder((shop, id) => cancelOrder(shop, id)),
  },
  {
    name: 'refund',
    usage: '<number> [restock]',
    does: 'writes that the money went back (transfer it at the payment provider first) and mails so',
    run: onOrder((shop, id, [restock]) => refundOrder(shop, id, restock === 'restock')),
  },
]
