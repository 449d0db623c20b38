import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import type { Db, Tx } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { voucher, voucherUse } from '../db/schema/buying/voucher.ts'
import { normalisedEmail } from '../db/schema/columns/columns.ts'
import { promotion } from '../db/schema/products/promotion.ts'
import { hasUsesLeft, isRunning } from './promotions.ts'

/** Normalises a typed code to its stored form. */
export const voucherCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** Identifies the use of a code by a customer. `keyOf` is the same in SQL. */
export const onceKey = (code: string, email: string): string => `${code} ${normaliseEmail(email)}`

export const keyOf = (code: string, email: SQL): SQL => sql`${code} || ' ' || ${email}`

/** Lets a code that is now for one use per customer count the uses from before. */
export const countEarlierUses = async (tx: Tx, code: string): Promise<void> => {
  const email = normalisedEmail(sql`${order.customer} ->> 'email'`)
  const earlier = tx
    .selectDistinctOn([email], { orderId: voucherUse.orderId, key: keyOf(code, email).as('key') })
    .from(voucherUse)
    .innerJoin(order, eq(order.id, voucherUse.orderId))
    .where(and(eq(voucherUse.code, code), isNull(voucherUse.onceKey)))
    .orderBy(email, voucherUse.orderId)
    .as('earlier')
  const counted = alias(voucherUse, 'counted')
  await tx
    .update(voucherUse)
    .set({ onceKey: sql`${earlier.key}` })
    .from(earlier)
    .where(
      and(
        eq(voucherUse.orderId, earlier.orderId),
        notExists(tx.select().from(counted).where(eq(counted.onceKey, earlier.key))),
      ),
    )
}

/** By its dates, or those of its promotion, and the uses that are left. */
const isValid = and(
  sql`coalesce(${voucher.startsAt}, '-infinity') <= now()`,
  sql`coalesce(${voucher.endsAt}, 'infinity') > now()`,
  hasUsesLeft,
  sql`(${voucher.promotionId} is null or exists (
      select from ${promotion} where ${promotion.id} = ${voucher.promotionId} and ${isRunning}))`,
)

/** The shop shows this code on its pages, and it is valid now. */
export const isAdvertised = and(voucher.advertised, isValid)

/** Whether a code that content names is valid now; a text that is no code of the shop is not refused. */
export const isOffered = async (db: Db, typed: string): Promise<boolean> => {
  const [found] = await db
    .select({ valid: sql<boolean>`${isValid}` })
    .from(voucher)
    .where(eq(voucher.code, voucherCode(typed)))
  return found?.valid ?? true
}
