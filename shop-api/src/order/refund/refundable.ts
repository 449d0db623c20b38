import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'
import { payment, refund, type RefundRow } from '../../db/schema/buying/payment.ts'
import type { PaymentProvider } from '../../payment-provider.ts'
import { readProviderMoney, refundableOf } from '../record/refund-due.ts'

/** The amount of one payment that can still be refunded. */
interface RefundablePayment {
  id: string
  leftCents: number
  /** It did not pay the order. */
  surplus: boolean
}

export interface Refundable {
  /** The maximum refund of the order, through the provider or by a transfer. */
  total: number
  /** Those that the provider can refund, the newest first. */
  payments: RefundablePayment[]
  /** The part of the total that can go through the provider. */
  provider: number
}

const requestedCents = sql`(select coalesce(sum(${refund.amountCents}), 0) from ${refund}
  where ${refund.paymentId} = ${payment.id} and ${refund.state} <> 'failed')`

/** The paid amount minus chargebacks and refunds, whether reported or only requested. */
const leftCents = sql<number>`(case when ${payment.state} = 'paid' then ${payment.amountCents} else 0 end
  + ${payment.strayCents} - ${payment.chargedBackCents} - greatest(${payment.refundedCents}, ${requestedCents}))::int`

export const readRefundable = async (
  db: Db | Tx,
  order: OrderRow,
  provider: PaymentProvider,
): Promise<Refundable> => {
  const rows = await db
    .select({
      id: payment.id,
      method: payment.method,
      name: payment.provider,
      surplus: sql<boolean>`(${payment.surplus} or ${payment.strayCents} > 0)`,
      leftCents,
    })
    .from(payment)
    .where(eq(payment.orderId, order.id))
    .orderBy(desc(payment.createdAt))
  const payments = rows.filter(
    (row) => row.leftCents > 0 && row.name === provider.name && provider.canRefund(row.method),
  )
  const total = refundableOf(order, await readProviderMoney(db, order.id))
  const atProvider = payments.reduce((sum, row) => sum + row.leftCents, 0)
  return { total, payments, provider: Math.min(total, atProvider) }
}

interface RefundPart {
  kind: RefundRow['kind']
  paymentId: string
  amountCents: number
}

/**
 * Divides a refund over payments: an overpayment goes back to the payment that did not pay the order, as far as it can.
 * The caller checks that they have as much.
 */
export const divideOver = (
  kinds: { kind: RefundRow['kind']; cents: number }[],
  payments: RefundablePayment[],
): RefundPart[] => {
  const left = new Map(payments.map(({ id, leftCents: cents }) => [id, cents]))
  return kinds.flatMap(({ kind, cents }) => {
    let rest = cents
    const fitting = payments.filter(({ surplus }) => surplus === (kind === 'overpayment'))
    return [...new Set([...fitting, ...payments])].flatMap(({ id }) => {
      const amountCents = Math.min(rest, left.get(id) ?? 0)
      rest -= amountCents
      left.set(id, (left.get(id) ?? 0) - amountCents)
      return amountCents > 0 ? [{ kind, paymentId: id, amountCents }] : []
    })
  })
}
