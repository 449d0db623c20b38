import { and, eq, sql, type Placeholder } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { promotion } from '../db/schema/products/promotion.ts'
import { isRunningAt } from './promotions.ts'

/** Normalises a typed code to its stored form. */
export const voucherCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** Identifies the use of a code by a customer. Some SQL builds the same key. */
export const onceKey = (code: string, email: string): string => `${code} ${email.trim().toLowerCase()}`

/** By its dates, or those of its promotion, and the uses that are left. */
const isValid = (now: Date | Placeholder) => {
  const moment = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`
  return and(
    sql`coalesce(${voucher.startsAt}, '-infinity') <= ${moment}`,
    sql`coalesce(${voucher.endsAt}, 'infinity') > ${moment}`,
    sql`coalesce(${voucher.usesLeft}, 1) > 0`,
    sql`(${voucher.promotionId} is null or exists (
      select from ${promotion} where ${promotion.id} = ${voucher.promotionId} and ${isRunningAt(moment)}))`,
  )
}

/** The shop shows this code on its pages, and it is valid at this moment. */
export const isAdvertised = (now: Date | Placeholder) => and(voucher.advertised, isValid(now))

/** Whether a code that content names is valid now; a text that is no code of the shop is not refused. */
export const isOffered = async (db: Db, typed: string): Promise<boolean> => {
  const [found] = await db
    .select({ valid: sql<boolean>`${isValid(new Date())}` })
    .from(voucher)
    .where(eq(voucher.code, voucherCode(typed)))
  return found?.valid ?? true
}
