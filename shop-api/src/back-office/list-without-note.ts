import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { FiguresQuery } from 'shared-types/contracts/admin/overview'
import type { CountryCode } from 'shared-types/contracts/checkout'
import type { Db } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, paymentMovement, refund, type RefundRow } from '../db/schema/buying/payment.ts'
import { country, isWithin } from './list-documents.ts'

/** A refund without a credit note. */
export interface WithoutNote {
  /** A refund of the price lowers the VAT that is due; what was paid too much was no revenue. */
  kind: RefundRow['kind']
  /** Negative if money came again, or if the refund failed after all. */
  cents: number
  at: Date
  orderNumber: string
  country: CountryCode
}

/** A refund at the provider is of the payment that it belongs to: that has paid the invoice, or the order has none. */
const movedKind = sql<RefundRow['kind']>`case when ${payment.surplus} or ${payment.strayCents} > 0
  or ${order.paidAt} is null then 'overpayment' else 'price' end`

/** Refunds of money that no invoice asked for, and those made at the payment provider itself, the first one first. */
export const listWithoutNote = async (db: Db, period: FiguresQuery): Promise<WithoutNote[]> => {
  const ofOrder = { orderNumber: order.number, country }
  const ofShop = (at: typeof refund.acceptedAt | typeof refund.failedAt, cents: SQL<number>) =>
    db
      .select({ kind: refund.kind, cents, at: sql`${at}`.mapWith(paymentMovement.at), ...ofOrder })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(
        and(
          isWithin(at, period),
          isNotNull(refund.acceptedAt),
          // One that failed before its day was stored counts in no period.
          or(ne(refund.state, 'failed'), isNotNull(refund.failedAt)),
          isNull(refund.creditNoteNumber),
        ),
      )
  const here = await ofShop(refund.acceptedAt, sql`${refund.amountCents}`)
  // The period of the refund itself may have been declared.
  const failed = await ofShop(refund.failedAt, sql`-${refund.amountCents}`)
  const there = await db
    .select({ kind: movedKind, cents: paymentMovement.cents, at: paymentMovement.at, ...ofOrder })
    .from(paymentMovement)
    .innerJoin(payment, eq(payment.id, paymentMovement.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(paymentMovement.kind, 'refund'), isWithin(paymentMovement.at, period)))
  return [...here, ...failed, ...there].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
