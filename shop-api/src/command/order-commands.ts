import { desc, eq, gt } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { completeOrder } from '../order/fulfilment/complete-order.ts'
import { refundOrder } from '../order/fulfilment/refund-order.ts'
import { shipOrder } from '../order/fulfilment/ship-order.ts'
import type { Command } from './command.ts'
import { isRefusal, refuse, type Refusal } from '../refusal.ts'

const mostListed = 50

const euros = (cents: number) => `EUR ${(cents / 100).toFixed(2)}`

const line = ({ number, state, createdAt, totalCents, refundDueCents }: OrderRow): string =>
  [number, state.padEnd(15), createdAt.toISOString(), euros(totalCents)]
    .concat(refundDueCents > 0 ? [`refund due ${euros(refundDueCents)}`] : [])
    .join('  ')

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
      const rows = await db.select().from(order).orderBy(desc(order.createdAt)).limit(mostListed)
      return lines(rows.map(line), 'no orders yet')
    },
  },
  {
    name: 'refunds',
    usage: '',
    does: 'lists the orders with money to give back',
    run: async ({ db }) => {
      const rows = await db.select().from(order).where(gt(order.refundDueCents, 0)).orderBy(order.createdAt)
      return lines(rows.map(line), 'nothing to refund')
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
