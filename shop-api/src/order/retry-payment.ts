import { and, eq, inArray, sql } from 'drizzle-orm'
import { methodMessages } from 'shared-types/forms/payment'
import type { Shop } from '../context.ts'
import type { OrderRow } from '../db/schema/buying/order.ts'
import { payment } from '../db/schema/buying/payment.ts'
import { transact } from '../db/transact.ts'
import { ensurePayment } from './settlement/ensure-payment.ts'
import { isProcessed } from '../payment-provider.ts'
import { refuse, refuseField, type Refusal } from '../refusal.ts'
import { changePaymentMethod } from './settlement/change-payment-method.ts'
import { refuseWhilePaid, totalChanged, type PlacedOrder } from './place-order.ts'
import { mailTransferDetails } from './settlement/mail-transfer-details.ts'
import { findCurrentPayment, lockOrder } from './record/queries.ts'
import { retryMethods } from './settlement/retry-methods.ts'
import { isBankTransfer } from '../payment/methods.ts'
import { refuseStockHold } from '../quota/stock-holds.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { isPayable } from './state/states.ts'
import { activePaymentStates } from '../payment/states.ts'

const wrongMethod = (): Refusal => refuseField('paymentMethod', methodMessages.payment)

interface RetryChoice {
  /** That of the order by default. */
  method?: string | undefined
  /** The total that the shopper agreed to; undefined if none was shown. */
  expectedCents?: number | undefined
}

const refuseOtherTotal = ({ totalCents }: OrderRow, expectedCents = totalCents): Refusal | null =>
  expectedCents === totalCents ? null : totalChanged(expectedCents, totalCents)

/** Another attempt to pay an order, with the same method or another. An active payment is reused. */
export const retryPayment = async (
  shop: Shop,
  orderId: string,
  { method, expectedCents }: RetryChoice,
  address: ClientIp,
): Promise<PlacedOrder | Refusal> => {
  return transact(shop.db, async (tx): Promise<PlacedOrder | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isPayable(order.state)) {
      return refuse('order_not_payable', 'Deze bestelling kan niet meer betaald worden.')
    }
    if (method === undefined || method === order.paymentMethod) {
      const other = refuseOtherTotal(order, expectedCents)
      if (other) return other
      await mailTransferDetails(tx, shop.config, order, address)
      return { order, payment: await ensurePayment(tx, order, shop.payments.name) }
    }
    if (!retryMethods(order, shop.config).some(({ code }) => code === method)) return wrongMethod()
    const current = await findCurrentPayment(tx, order.id)
    // A transfer that is awaited can be replaced: only the shopper knows whether it will come.
    if (isProcessed(shop.payments, current) && !isBankTransfer(current.method)) return refuseWhilePaid(order)
    // Cancels the active payment here. If it is paid after all, settling handles that.
    await tx
      .update(payment)
      .set({ state: 'cancelled', updatedAt: sql`now()` })
      .where(and(eq(payment.orderId, order.id), inArray(payment.state, activePaymentStates)))
    const changed = await changePaymentMethod(tx, order, method)
    const other = refuseOtherTotal(changed, expectedCents)
    if (other) return other
    const tooMuch = isBankTransfer(method) ? await refuseStockHold(tx, shop.config, changed) : null
    if (tooMuch) return tooMuch
    await mailTransferDetails(tx, shop.config, changed, address)
    return { order: changed, payment: await ensurePayment(tx, changed, shop.payments.name) }
  })
}
