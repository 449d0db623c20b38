import type { PaymentUrl } from 'shared-types/contracts/checkout'
import type { Shop } from '../context.ts'
import { startPayment } from './settlement/start-payment.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { PlacedOrder } from './place-order.ts'
import { refreshOrder } from './refresh-order.ts'
import { retryPayment } from './retry-payment.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { isUnconfirmedTransfer } from '../payment/methods.ts'
import { isActivePayment } from '../payment/states.ts'

/**
 * The payment page of an order that was just placed or found. An earlier payment may have ended at the
 * provider without a webhook, so its state is requested first. If it has ended, a new payment is created.
 */
export const payOrder = async (
  shop: Shop,
  placed: PlacedOrder,
  address: ClientIp,
): Promise<PaymentUrl | Refusal> => {
  const isFresh = placed.payment.url === null || isUnconfirmedTransfer(placed.payment)
  const known = isFresh ? placed : await refreshOrder(shop, placed.order)
  if (isActivePayment(known.payment.state)) return startPayment(shop, known.order, known.payment)
  const retried = await retryPayment(shop, placed.order.id, {}, address)
  return isRefusal(retried) ? retried : startPayment(shop, retried.order, retried.payment)
}
