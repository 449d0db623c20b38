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

/** With a mark if the customer has withdrawn from it. */
export const stateText = ({ state, withdrawals }: Pick<OrderSummary, 'state' | 'withdrawals'>): string => {
  if (withdrawals.length === 0) return stateNames[state]
  const isWhole = withdrawals.some(({ articles }) => articles === '')
  return `${stateNames[state]}, ${isWhole ? 'herroepen' : 'deels herroepen'}`
}

/** The company with its contact, or the person. */
export const buyerText = ({ company, name }: Pick<OrderSummary, 'company' | 'name'>): string =>
  company ? `${company} (${name})` : name

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))
