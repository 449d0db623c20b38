import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { countEarlierUses, onceKey } from '../../promotion/vouchers.ts'
import { voucherMessage } from '../../cart/contents/voucher-message.ts'
import type { Tx } from '../../db/client.ts'
import { voucher, voucherUse } from '../../db/schema/buying/voucher.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import type { OrderRow } from '../../db/schema/buying/order.ts'

/** The refusal for a code that became invalid between cart and order. */
export const voucherIsGone = (code: string, reason: string): Refusal =>
  refuse(
    'voucher_refused',
    `${reason} We hebben ${code} daarom uit je winkelwagen gehaald. Bekijk het nieuwe totaal en bestel opnieuw als je akkoord bent.`,
  )

/**
 * Records one use of the order's code. The last use, or a customer's only use, can be taken only once. Call
 * it after the stock has changed: all callers take the locks in this order.
 */
export const redeemVoucher = async (tx: Tx, order: OrderRow): Promise<Refusal | null> => {
  const code = order.voucherCode
  if (code === null) return null
  // A change of its terms counts the uses: one that starts meanwhile waits, and has the new terms.
  const [rule] = await tx.select().from(voucher).where(eq(voucher.code, code)).for('key share')
  const gone = (why: 'used_up' | 'used_before') => voucherIsGone(code, voucherMessage({ why }))
  if (!rule) return gone('used_up')
  if (rule.usesLeft !== null) {
    const taken = await tx
      .update(voucher)
      .set({ usesLeft: sql`${voucher.usesLeft} - 1` })
      .where(and(eq(voucher.code, code), sql`${voucher.usesLeft} > 0`))
      .returning({ code: voucher.code })
    if (taken.length === 0) return gone('used_up')
  }
  const key = rule.oncePerCustomer ? onceKey(code, order.customer.email) : null
  const noted = await tx
    .insert(voucherUse)
    .values({ orderId: order.id, code, onceKey: key })
    .onConflictDoNothing()
    .returning({ orderId: voucherUse.orderId })
  return noted.length === 0 ? gone('used_before') : null
}

/** Releases the code of a cancelled order. Call it after the stock has changed, as above. */
export const releaseVoucher = async (tx: Tx, orderId: string): Promise<void> => {
  const [use] = await tx.select().from(voucherUse).where(eq(voucherUse.orderId, orderId))
  if (!use) return
  await tx.select({ code: voucher.code }).from(voucher).where(eq(voucher.code, use.code)).for('key share')
  await tx.delete(voucherUse).where(eq(voucherUse.orderId, orderId))
  // Another use by the same customer then is the one that counts.
  if (use.onceKey !== null) await countEarlierUses(tx, use.code)
  await tx
    .update(voucher)
    .set({ usesLeft: sql`${voucher.usesLeft} + 1` })
    .where(and(eq(voucher.code, use.code), isNotNull(voucher.usesLeft)))
}
