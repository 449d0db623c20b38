import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { category } from '../db/schema/catalog.ts'
import { checkout } from '../db/schema/checkout.ts'
import { order } from '../db/schema/order.ts'
import { voucher, voucherUse } from '../db/schema/voucher.ts'
import type { VoucherRule } from '../pricing/voucher.ts'

/** A voucher as it stands for one cart. */
export interface KnownVoucher {
  code: string
  rule: VoucherRule
  /** By the customer that this cart's checkout names. */
  usedBefore: boolean
}

/** As a code is stored, however it was typed. */
export const voucherCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** By which a customer is known to have used a code. Also written in SQL below. */
export const onceKey = (code: string, email: string): string => `${code} ${email.trim().toLowerCase()}`

const ruleOf = (row: typeof voucher.$inferSelect, categoryTitle: string | null): VoucherRule => ({
  title: row.title,
  kind: row.kind,
  value: row.value,
  category: row.categoryId === null ? null : { id: row.categoryId, title: categoryTitle ?? '' },
  minimumCents: row.minimumCents,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  usesLeft: row.usesLeft,
})

/** A use that this cart's own unpaid order took is the cart's to have. */
export const readVoucher = async (
  db: Db | Tx,
  cartId: string,
  code: string,
): Promise<KnownVoucher | null> => {
  const isOwn = sql`${order.cartId} = ${cartId}`
  const email = db
    .select({ email: sql`lower(trim(${checkout.customer} ->> 'email'))` })
    .from(checkout)
    .where(eq(checkout.cartId, cartId))
  const uses = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (${db
      .select({ one: sql`1` })
      .from(voucherUse)
      .innerJoin(order, eq(order.id, voucherUse.orderId))
      .where(and(eq(voucherUse.code, code), condition))})`
  const [found] = await db
    .select({
      row: voucher,
      categoryTitle: category.title,
      held: uses(isOwn),
      usedBefore: uses(sql`not ${isOwn} and ${voucherUse.onceKey} = ${code} || ' ' || (${email})`),
    })
    .from(voucher)
    .leftJoin(category, eq(category.id, voucher.categoryId))
    .where(eq(voucher.code, code))
  if (!found) return null
  const rule = ruleOf(found.row, found.categoryTitle)
  const usesLeft = rule.usesLeft === null ? null : rule.usesLeft + (found.held ? 1 : 0)
  return { code, rule: { ...rule, usesLeft }, usedBefore: found.usedBefore }
}

/** The shop tells of the code itself, and it can be used now. */
export const isAdvertised = () =>
  and(
    voucher.advertised,
    sql`coalesce(${voucher.startsAt}, '-infinity') <= now()`,
    sql`coalesce(${voucher.endsAt}, 'infinity') > now()`,
    sql`coalesce(${voucher.usesLeft}, 1) > 0`,
  )

/** A voucher that this cart has nothing to do with yet. */
export const untouched = (row: typeof voucher.$inferSelect, categoryTitle: string | null): KnownVoucher => ({
  code: row.code,
  rule: ruleOf(row, categoryTitle),
  usedBefore: false,
})
