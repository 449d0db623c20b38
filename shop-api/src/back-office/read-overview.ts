import { and, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Overview } from 'shared-types/contracts/admin/overview'
import { variantsWith } from '../assortment/product/list-products.ts'
import { isUnansweredChat } from '../chat/staff-chats.ts'
import { isOpenMessage } from '../contact/staff-messages.ts'
import { dutchTime } from '../db/database-now.ts'
import type { Db } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { payment, refund } from '../db/schema/buying/payment.ts'
import { chat } from '../db/schema/chat.ts'
import { mail } from '../db/schema/mail.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { review } from '../db/schema/review.ts'
import { isFailedMail } from '../mail/failed-mails.ts'
import {
  hasOpenChargeback,
  hasOpenReplacement,
  hasUnsentPieces,
  isRefundedWhole,
  isToShip,
} from '../order/handling/list-orders.ts'
import { countOpenReturns } from '../order/handling/list-returns.ts'
import { activePaymentStates } from '../payment/states.ts'
import { listMisses } from '../search/misses.ts'
import { isUnanswered } from '../review/answer-review.ts'
import { awaitsModeration } from '../review/moderate-review.ts'
import { longestUnpaid } from './list-documents.ts'

interface Day extends Record<string, unknown> {
  day: string
  orders: number
  revenueCents: number
}

const days = sql`
  with day as (
    select generate_series(today - 29, today, interval '1 day')::date as day
    from (select ${dutchTime(sql`now()`)}::date as today) as today
  ), document as (
    select ${order.paidAt} as at, ${order.totalCents} as cents, 1 as orders
    from ${order} where ${order.createdAt} > now() - interval '30 days' - ${longestUnpaid} and ${order.paidAt} is not null
    union all
    select ${refund.acceptedAt}, -${refund.amountCents}, 0
    from ${refund} where ${refund.acceptedAt} > now() - interval '31 days' and ${refund.creditNoteNumber} is not null
    union all
    select ${refund.failedAt}, ${refund.amountCents}, 0
    from ${refund} where ${refund.failedAt} > now() - interval '31 days' and ${refund.reversalNumber} is not null
  )
  select day::text, coalesce(sum(orders), 0)::int as orders, coalesce(sum(cents), 0)::int as "revenueCents"
  from day left join document on ${dutchTime(sql`at`)}::date = day
  group by day order by day`

/** Without the articles of hidden products, which are few: joining all of them is slow. */
const countLowStock = async (db: Db): Promise<number> => {
  const [hidden] = await db
    .select({ low: sql<number>`count(*)::int` })
    .from(product)
    .innerJoin(variant, eq(variant.productId, product.id))
    // Those of an archived product are not for sale.
    .where(and(not(product.active), isNull(product.archivedAt), variantsWith('low')))
  return (await db.$count(variant, variantsWith('low'))) - (hidden?.low ?? 0)
}

const countWaiting = async (db: Db): Promise<Overview['waiting']> => ({
  toShip: await db.$count(order, isToShip),
  refundsDue: await db.$count(order, gt(order.refundDueCents, 0)),
  paidBack: await db.$count(order, isRefundedWhole),
  chargedBack: await db.$count(order, hasOpenChargeback),
  unsent: await db.$count(order, hasUnsentPieces),
  replacements: await db.$count(order, hasOpenReplacement),
  returns: await countOpenReturns(db),
  reviews: await db.$count(review, awaitsModeration),
  unansweredReviews: await db.$count(review, isUnanswered),
  contactMessages: await db.$count(mail, isOpenMessage),
  unansweredChats: await db.$count(chat, isUnansweredChat),
  failedMails: await db.$count(mail, isFailedMail),
  lowStock: await countLowStock(db),
  openPayments: await db.$count(payment, inArray(payment.state, activePaymentStates)),
})

/** @param showsRevenue whether the employee may see what the shop earns */
export const readOverview = async (db: Db, showsRevenue: boolean): Promise<Omit<Overview, 'firstSteps'>> => {
  const [earned, misses, waiting] = await Promise.all([
    showsRevenue ? db.execute<Day>(days) : { rows: [] },
    listMisses(db),
    countWaiting(db),
  ])
  return {
    days: earned.rows.map(({ day, orders, revenueCents }) => ({ day, orders, revenueCents })),
    waiting,
    misses,
  }
}
