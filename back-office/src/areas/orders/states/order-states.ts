import type { OpenWithdrawal, OrderSummary } from 'shared-types/contracts/admin/orders'
import type { OrderState } from 'shared-types/contracts/order'

export const stateNames: Record<OrderState, string> = {
  pending_payment: 'Wacht op betaling',
  paid: 'Betaald',
  shipped: 'Verzonden',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

export const withdrawnText = ({ articles }: Pick<OpenWithdrawal, 'articles'>): string =>
  articles || 'de hele bestelling'

const withdrawnMark = (withdrawals: OpenWithdrawal[]): string[] => {
  if (withdrawals.length === 0) return []
  return [withdrawals.some(({ articles }) => articles === '') ? 'herroepen' : 'deels herroepen']
}

const unsentMark = (pieces: number): string[] =>
  pieces > 0 ? [`${pieces} ${pieces === 1 ? 'stuk' : 'stuks'} niet verzonden`] : []

const paidBackNames = { refund: 'volledig terugbetaald', chargeback: 'volledig teruggeboekt' }

type PaidBack = Pick<OrderSummary, 'state' | 'paidBackBy' | 'refundedAtProviderCents'>

const paidBackMark = ({ state, paidBackBy, refundedAtProviderCents }: PaidBack): string[] => {
  if (paidBackBy) return [paidBackNames[paidBackBy]]
  return state === 'paid' && refundedAtProviderCents > 0 ? ['deels terugbetaald via de betaaldienst'] : []
}

const replacementMark = (waiting: number): string[] => (waiting > 0 ? ['nazending te verzenden'] : [])

/** Whether there is a parcel to send. */
export const isToSend = ({ state, paidBackBy }: Pick<OrderSummary, 'state' | 'paidBackBy'>): boolean =>
  state === 'paid' && paidBackBy === null

/** With marks if its money is back, if the customer has withdrawn from it, or if pieces are missing or sent again. */
export const stateText = (
  order: PaidBack & Pick<OrderSummary, 'withdrawals' | 'unsentPieces' | 'openReplacements'>,
): string =>
  [
    stateNames[order.state],
    ...paidBackMark(order),
    ...withdrawnMark(order.withdrawals),
    ...unsentMark(order.unsentPieces),
    ...replacementMark(order.openReplacements),
  ].join(', ')

/** Whether there is something to pack, so that it can be chosen in the list. */
export const isToPack = ({
  openReplacements,
  ...order
}: Pick<OrderSummary, 'state' | 'paidBackBy' | 'openReplacements'>): boolean =>
  isToSend(order) || openReplacements > 0

/** The company with its contact, or the person. */
export const buyerText = ({ company, name }: Pick<OrderSummary, 'company' | 'name'>): string =>
  company ? `${company} (${name})` : name

export const paidBackChoices = [
  { id: 'refund', name: 'Volledig terugbetaald' },
  { id: 'chargeback', name: 'Volledig teruggeboekt' },
  { id: 'no', name: 'Nee' },
]

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))
