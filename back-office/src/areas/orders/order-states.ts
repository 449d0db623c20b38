import type { OrderState } from 'shared-types/contracts/order'

export const stateNames: Record<OrderState, string> = {
  pending_payment: 'Wacht op betaling',
  paid: 'Betaald',
  shipped: 'Verzonden',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
  refunded: 'Terugbetaald',
}

export const stateChoices = Object.entries(stateNames).map(([id, name]) => ({ id, name }))
