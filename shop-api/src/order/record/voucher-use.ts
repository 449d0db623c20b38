import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import { countEarlierUses, onceKey } from '../../promotion/vouchers.ts'
import { voucherMessage } from '../../cart/contents/voucher-message.ts'
import type { Tx } from '../../db/client.ts'
import { customer } from '../../db/schema/buying/customer.ts'
import { isUnpaidByGuest, order, type OrderRow } from '../../db/schema/buying/order.ts'
import { voucher, voucherUse } from '../../db/schema/buying/voucher.ts'
import { refuse, type Refusal } from '../../refusal.ts'

export interface VoucherGone extends Refusal {
  /** To remove from the cart. */
  goneCode: string
}

/** The refusal for a code that became invalid between cart and order. */
export const voucherIsGone = (code: string, reason: string): VoucherGone => ({
  ...refuse(
    'voucher_refused',
    `${reason} We hebben ${code} daarom uit je winkelwagen gehaald. Bekijk het nieuwe totaal en bestel opnieuw als je akkoord bent.`,
  ),
  goneCode: code,
})

/** A customer who orders with the address of the account has the use that unpaid orders of guests took with it. */
const takeFromGuests = (tx: Tx, key: string, { customerId, customer: { email } }: OrderRow) =>
  tx
    .update(voucherUse)
    .set({ onceKey: null })
    .from(order)
    .where(
      and(
        eq(voucherUse.onceKey, key),
        eq(order.id, voucherUse.orderId),
        isUnpaidByGuest,
        sql`exists (select from ${customer} where ${customer.id} = ${customerId} and ${customer.email} = ${normaliseEmail(email)})`,
      ),
    )

/**
 * Records one use of the order's code. The last use, or a customer's only use, can be taken only once. Call
 * it after the stock has changed: all callers take the locks in this order.
 */
export const redeemVoucher = async (tx: Tx, placed: OrderRow): Promise<VoucherGone | null> => {
  const code = placed.voucherCode
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
  const key = rule.oncePerCustomer ? onceKey(code, placed.customer.email) : null
  if (key !== null && placed.sessionTokenHash === null) await takeFromGuests(tx, key, placed)
  const noted = await tx
    .insert(voucherUse)
    .values({ orderId: placed.id, code, onceKey: key })
    .onConflictDoNothing()
    .returning({ orderId: voucherUse.orderId })
  return noted.length === 0 ? gone('used_before') : null
}

/** A change of its terms waits, so that the uses are counted by the terms that apply. */
const keepTerms = (tx: Tx, code: string) =>
  tx.select({ code: voucher.code }).from(voucher).where(eq(voucher.code, code)).for('key share')

/** Counts the uses by these orders for the e-mail address that the orders now have. */
export const moveVoucherUses = async (tx: Tx, orderIds: string[]): Promise<void> => {
  const counted = and(inArray(voucherUse.orderId, orderIds), isNotNull(voucherUse.onceKey))
  const uses = await tx.selectDistinct({ code: voucherUse.code }).from(voucherUse).where(counted)
  for (const { code } of uses) {
    await keepTerms(tx, code)
    const moved = await tx
      .update(voucherUse)
      .set({ onceKey: null })
      .where(and(counted, eq(voucherUse.code, code)))
      .returning({ orderId: voucherUse.orderId })
    // The other address can have used the code too: one of the uses then counts.
    if (moved.length > 0) await countEarlierUses(tx, code)
  }
}

/** Releases the code of a cancelled order. Call it after the stock has changed, as above. */
export const releaseVoucher = async (tx: Tx, orderId: string): Promise<void> => {
  const [use] = await tx.select().from(voucherUse).where(eq(voucherUse.orderId, orderId))
  if (!use) return
  await keepTerms(tx, use.code)
  await tx.delete(voucherUse).where(eq(voucherUse.orderId, orderId))
  // Another use by the same customer then is the one that counts.
  if (use.onceKey !== null) await countEarlierUses(tx, use.code)
  await tx
    .update(voucher)
    .set({ usesLeft: sql`${voucher.usesLeft} + 1` })
    .where(and(eq(voucher.code, use.code), isNotNull(voucher.usesLeft)))
}
