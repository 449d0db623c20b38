import type { Order } from 'shared-types/contracts/order'
import { isPayLater } from 'shared-types/order/pay-later'
import type { WithdrawalStage } from 'shared-types/order/withdrawal-texts'
import { outcomeOf } from '../outcome/outcome.ts'

interface OrderStep {
  title: string
  /** ISO 8601; null if it has not happened yet. */
  at: string | null
}

/** The withdrawal of a whole order that the shop has not handled yet. */
export const wholeWithdrawalOf = ({ withdrawals }: Pick<Order, 'withdrawals'>) =>
  withdrawals.find(({ articles, handled }) => articles === '' && !handled)

/** How far an order is, for what follows a withdrawal; null once it has ended. */
export const stageOf = (order: Order): WithdrawalStage | null => {
  const outcome = outcomeOf(order)
  if (outcome === 'over' || outcome === 'refunded') return null
  if (outcome !== 'paid') return 'unpaid'
  return order.shipments.length === 0 && order.shippedAt === null ? 'unsent' : 'sent'
}

/** The lines of an order, without the day of delivery if they will not come. */
export const stillExpected = (order: Order): Order['lines'] =>
  stageOf(order) === null || wholeWithdrawalOf(order)
    ? order.lines.map((line) => Object.assign({}, line, { delivery: '' }))
    : order.lines

/** The steps of an order. One that ended early or was withdrawn ends with the reason. */
export const orderSteps = (
  order: Pick<
    Order,
    'state' | 'createdAt' | 'paidAt' | 'shippedAt' | 'completedAt' | 'withdrawals' | 'paymentMethod'
  >,
): OrderStep[] => {
  const steps: OrderStep[] = [
    { title: 'Besteld', at: order.createdAt },
    { title: isPayLater(order.paymentMethod.code) ? 'Goedgekeurd' : 'Betaald', at: order.paidAt },
    { title: 'Verzonden', at: order.shippedAt },
    // A month after it was sent, or earlier by an employee: the shop does not know when it arrived.
    { title: 'Afgerond', at: order.completedAt },
  ]
  const done = steps.filter(({ at }) => at !== null)
  if (order.state === 'cancelled') return [...done, { title: 'Geannuleerd', at: '' }]
  if (order.state === 'refunded') return [...done, { title: 'Terugbetaald', at: '' }]
  const withdrawn = wholeWithdrawalOf(order)
  return withdrawn ? [...done, { title: 'Herroepen', at: withdrawn.receivedAt }] : steps
}

type Shipment = Order['shipments'][number]

/** What the shopper can receive apart: each box of a shipment, with its link if it has one. */
export const parcelsOf = (shipments: Shipment[]): { carrier: string; url: string | null }[] =>
  shipments.flatMap(({ carrier, trackAndTraceUrl, moreTrackAndTraceUrls }) =>
    [trackAndTraceUrl, ...moreTrackAndTraceUrls].map((url) => ({ carrier, url })),
  )

/** Where the parcels of an order are; null while none has left, and after the order has ended. */
export const shippedText = ({
  state,
  shipments,
  unsentPieces,
}: Pick<Order, 'state' | 'shipments' | 'unsentPieces'>): string | null => {
  if (shipments.length === 0 || state === 'refunded' || state === 'cancelled') return null
  const carriers = [...new Set(shipments.map(({ carrier }) => carrier))].join(' en ')
  if (state === 'paid') return `Een deel van je bestelling is onderweg met ${carriers}.`
  if (unsentPieces > 0)
    return `Een deel van je bestelling is verzonden met ${carriers}. De rest sturen we na of betalen we terug.`
  if (state === 'completed') return `Je bestelling is verzonden met ${carriers}.`
  const parcels = parcelsOf(shipments).length
  return parcels > 1
    ? `Je bestelling komt in ${parcels} pakketten, met ${carriers}.`
    : `Je pakket is onderweg met ${carriers}.`
}
