import type { MadeRefundWay, RefundKind, RefundState } from 'shared-types/contracts/admin/orders'
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

export const refundWayNames: Record<MadeRefundWay, string> = {
  provider: 'Via de betaaldienst',
  manual: 'Zelf overgemaakt',
  atProvider: 'Bij de betaaldienst zelf',
}

export const refundKindNames: Record<RefundKind, string> = {
  price: 'Van de prijs',
  overpayment: 'Te veel betaald',
}
