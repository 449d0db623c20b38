import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { dayMs } from 'shared-types/calendar/clock'
import type { OpenWithdrawal, RugReturn } from 'shared-types/contracts/admin/orders'
import { withdrawnArticles } from 'shared-types/order/withdrawal-texts'
import type { Db, Tx } from '../../db/client.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { refuseAction, type Refusal } from '../../refusal.ts'

/** BW 6:230r: the money must be back within 14 days of the declaration. The form to return a rug promises the same. */
const refundDays = 14

export const refundByOf = (receivedAt: Date): string =>
  new Date(receivedAt.getTime() + refundDays * dayMs).toISOString()

/** The withdrawals of these orders that no employee has handled, the first one first. */
export const readOpenWithdrawals = async (
  db: Db | Tx,
  orderIds: string[],
): Promise<(OpenWithdrawal & { orderId: string | null })[]> => {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(withdrawal)
    .where(and(inArray(withdrawal.orderId, orderIds), isNull(withdrawal.handledAt)))
    .orderBy(asc(withdrawal.receivedAt))
  return rows.map(({ id, orderId, articles, receivedAt }) => ({
    id,
    orderId,
    articles,
    receivedAt: receivedAt.toISOString(),
    refundBy: refundByOf(receivedAt),
  }))
}

/** The requests to return a rug of this order that no employee has handled, the first one first. */
export const readOpenRugReturns = async (db: Db, orderId: string): Promise<RugReturn[]> => {
  const rows = await db
    .select({ id: returnRequest.id, receivedAt: returnRequest.createdAt })
    .from(returnRequest)
    .where(and(eq(returnRequest.orderId, orderId), isNull(returnRequest.handledAt)))
    .orderBy(asc(returnRequest.createdAt))
  return rows.map(({ id, receivedAt }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    refundBy: refundByOf(receivedAt),
  }))
}

/**
 * Anyone that knows the number and the address of an order can send a withdrawal, and it can come when the parcel has
 * left: an employee decides, having seen each one.
 */
export const refuseWithdrawn = async (
  db: Db | Tx,
  orderId: string,
  confirmed: string[] = [],
): Promise<Refusal | null> => {
  const unseen = (await readOpenWithdrawals(db, [orderId])).filter(({ id }) => !confirmed.includes(id))
  if (unseen.length === 0) return null
  const what = unseen.map(({ articles }) => withdrawnArticles(articles)).join('; ')
  return refuseAction(
    'validation_failed',
    'this order was withdrawn: handle the withdrawal in the back office, or confirm there that you ship it',
    `Deze bestelling is herroepen. ${what}. Sluit dit venster, bekijk de herroeping en bevestig dat je toch verzendt.`,
  )
}
