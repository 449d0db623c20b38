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

/** With marks if the customer has withdrawn from it, or if pieces are missing. */
export const stateText = ({
  state,
  withdrawals,
  unsentPieces = 0,
}: Pick<OrderSummary, 'state' | 'withdrawals' | 'unsentPieces'>): string =>
  [stateNames[state], ...withdrawnMark(withdrawals), ...unsentMark(unsentPieces)].join(', ')

/** The company with its contact, or the person. */
export const buyerText = ({ company, name }: Pick<OrderSummary, 'company' | 'name'>): string =>
  company ? `${company} (${name})` : name

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))
