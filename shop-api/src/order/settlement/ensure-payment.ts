import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { payment, type PaymentRow } from '../../db/schema/buying/payment.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import type { PaymentProvider } from '../../payment-provider.ts'
import { activePaymentStates } from '../../payment/states.ts'

const openStatement = statement((db) =>
  db
    .insert(payment)
    .values({
      orderId: sql.placeholder('orderId'),
      provider: sql.placeholder('provider'),
      method: sql.placeholder('method'),
      amountCents: sql.placeholder('amountCents'),
      state: 'open',
    })
    .returning()
    .prepare('open a payment'),
)

/** The first payment of an order, or another one after all earlier ones have ended. */
export const openPayment = async (
  tx: Tx,
  order: OrderRow,
  provider: PaymentProvider['name'],
): Promise<PaymentRow> => {
  const { id: orderId, paymentMethod: method, totalCents: amountCents } = order
  const [opened] = await openStatement(tx).execute({ orderId, provider, method, amountCents })
  if (!opened) throw new Error('the payment was not written')
  return opened
}

/** The order's active payment, or a new one. The caller holds the lock on the order's cart. */
export const ensurePayment = async (
  tx: Tx,
  order: OrderRow,
  provider: PaymentProvider['name'],
): Promise<PaymentRow> => {
  const [active] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, order.id), inArray(payment.state, activePaymentStates)))
  if (active?.provider === provider) return active
  // An active payment at the provider that the shop had before: its page is gone.
  if (active) {
    await tx
      .update(payment)
      .set({ state: 'cancelled', updatedAt: sql`now()` })
      .where(eq(payment.id, active.id))
  }
  return openPayment(tx, order, provider)
}
