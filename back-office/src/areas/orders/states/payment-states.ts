import type { RefundKind, RefundState, RefundWay } from 'shared-types/contracts/admin/orders'
import type { PaymentState } from 'shared-types/contracts/order'

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
