import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { cart } from '../../db/schema/buying/cart.ts'
import { checkout } from '../../db/schema/buying/checkout.ts'
import { customer } from '../../db/schema/buying/customer.ts'
import { isUnpaidByGuest, order } from '../../db/schema/buying/order.ts'
import { voucher, voucherUse } from '../../db/schema/buying/voucher.ts'
import { normalisedEmail } from '../../db/schema/columns/columns.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { keyOf } from '../../promotion/vouchers.ts'
import type { VoucherRule } from '../../pricing/voucher.ts'

/** A voucher and its state for one cart. */
export interface KnownVoucher {
  code: string
  rule: VoucherRule
  /** By the e-mail address in this cart's checkout, which the order will have; until then, by that of its account. */
  usedBefore: boolean
}

type VoucherRow = typeof voucher.$inferSelect

const ruleOf = (
  row: VoucherRow,
  categoryTitle: string | null,
  { startsAt, endsAt }: Pick<VoucherRow, 'startsAt' | 'endsAt'>,
): VoucherRule => ({
  title: row.title,
  kind: row.kind,
  value: row.value,
  category: row.categoryId === null ? null : { id: row.categoryId, title: categoryTitle ?? '' },
  minimumCents: row.minimumCents,
  startsAt,
  endsAt,
  usesLeft: row.usesLeft,
})

/** Uses by this cart's own unpaid order are available to the cart. */
export const readVoucher = async (
  db: Db | Tx,
  cartId: string,
  code: string,
): Promise<(KnownVoucher & { now: Date }) | null> => {
  const isOwn = sql`${order.cartId} = ${cartId}`
  const email = normalisedEmail(sql`coalesce(${checkout.customer} ->> 'email', ${customer.email})`)
  const ofBuyer = (value: ReturnType<typeof sql>) =>
    sql`(${db
      .select({ value })
      .from(cart)
      .leftJoin(checkout, eq(checkout.cartId, cart.id))
      .leftJoin(customer, eq(customer.id, cart.customerId))
      .where(eq(cart.id, cartId))})`
  const isAccounts = ofBuyer(sql`coalesce(${email} = ${customer.email}, false)`)
  const isUsedBefore = sql`not ${isOwn} and ${voucherUse.onceKey} = ${keyOf(code, ofBuyer(email))}
    and not (${isUnpaidByGuest} and ${isAccounts})`
  const uses = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (${db
      .select({ one: sql`1` })
      .from(voucherUse)
      .innerJoin(order, eq(order.id, voucherUse.orderId))
      .where(and(eq(voucherUse.code, code), condition))})`
  const [found] = await db
    .select({
      row: voucher,
      now: sql`now()`.mapWith(promotion.startsAt),
      promotion,
      categoryTitle: category.title,
      held: uses(isOwn),
      usedBefore: sql<boolean>`${voucher.oncePerCustomer} and ${uses(isUsedBefore)}`,
    })
    .from(voucher)
    .leftJoin(category, eq(category.id, voucher.categoryId))
    .leftJoin(promotion, eq(promotion.id, voucher.promotionId))
    .where(eq(voucher.code, code))
  if (!found) return null
  const rule = ruleOf(found.row, found.categoryTitle, found.promotion ?? found.row)
  const usesLeft = rule.usesLeft === null ? null : rule.usesLeft + (found.held ? 1 : 0)
  return { code, rule: { ...rule, usesLeft }, now: found.now, usedBefore: found.usedBefore }
}

/** A voucher that this cart has not used. */
export const unusedVoucher = (row: VoucherRow, categoryTitle: string | null): KnownVoucher => ({
  code: row.code,
  rule: ruleOf(row, categoryTitle, row),
  usedBefore: false,
})
