import type {
  OpenWithdrawal,
  OrderSummary,
  RefundKind,
  RefundState,
  RefundWay,
} from 'shared-types/contracts/admin/orders'
import type { OrderState, PaymentState } from 'shared-types/contracts/order'

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

export const paymentStateNames: Record<PaymentState, string> = {
  open: 'Nog niet betaald',
  pending: 'De bank is bezig',
  paid: 'Betaald',
  failed: 'Mislukt',
  cancelled: 'Afgebroken',
  expired: 'Verlopen',
}

export const refundStateNames: Record<RefundState, string> = {
  pending: 'In behandeling',
  done: 'Gedaan',
  failed: 'Mislukt',
}

export const refundWayNames: Record<RefundWay, string> = {
  provider: 'Via de betaaldienst',
  manual: 'Zelf overgemaakt',
}

export const refundKindNames: Record<RefundKind, string> = {
  price: 'Van de prijs',
  overpayment: 'Te veel betaald',
}
