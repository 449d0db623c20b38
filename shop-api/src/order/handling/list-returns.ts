import { and, asc, desc, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ReturnQuery, ReturnToHandle } from 'shared-types/contracts/admin/buying/returns'
import type { Listed } from 'shared-types/contracts/admin/list'
import { databaseNow } from '../../db/database-now.ts'
import { contains } from '../../db/contains.ts'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { Db, Tx } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { order } from '../../db/schema/buying/order.ts'
import { returnRequest } from '../../db/schema/return-request.ts'
import { withdrawal } from '../../db/schema/withdrawal.ts'
import { refundByOf } from '../fulfilment/open-withdrawals.ts'
import { transact } from '../../db/transact.ts'
import { isRefusal, refuse, refuseField, type Refusal } from '../../refusal.ts'

const allReturns = (db: Db | Tx) =>
  unionAll(
    db
      .select({
        id: withdrawal.id,
        kind: sql<'withdrawal' | 'return'>`'withdrawal'`.as('kind'),
        orderId: withdrawal.orderId,
        orderNumber: withdrawal.orderNumber,
        name: withdrawal.name,
        email: withdrawal.email,
        articles: withdrawal.articles,
        receivedAt: withdrawal.receivedAt,
        handledAt: withdrawal.handledAt,
      })
      .from(withdrawal),
    db
      .select({
        id: returnRequest.id,
        kind: sql<'withdrawal' | 'return'>`'return'`.as('kind'),
        orderId: returnRequest.orderId,
        orderNumber: returnRequest.orderNumber,
        name: sql<string>`''`.as('name'),
        email: returnRequest.email,
        articles: returnRequest.explanation,
        receivedAt: returnRequest.createdAt,
        handledAt: returnRequest.handledAt,
      })
      .from(returnRequest),
  ).as('returned')

type Returns = ReturnType<typeof allReturns>

/** A part of an order can come back, so that the state of the order does not show it. */
const isOpen = (all: Returns) =>
  sql`(${isNull(all.handledAt)} and (${order.state} in ('cancelled', 'refunded')) is not true)`

const withOrders = (db: Db | Tx, all: Returns) =>
  db
    .select({
      returned: all._.selectedFields,
      orderState: order.state,
      orderOfNumber: order.number,
      isNamed: sql<boolean>`coalesce(${order.number} = ${all.orderNumber}
        and lower(trim(${order.customer} ->> 'email')) = lower(trim(${all.email})), false)`,
    })
    .from(all)
    .leftJoin(order, eq(order.id, all.orderId))

const countReturns = async (
  db: Db | Tx,
  all: Returns,
  status: ReturnQuery['status'],
  which?: SQL,
): Promise<number> => {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(all)
    .leftJoin(order, eq(order.id, all.orderId))
    .where(and(status === 'open' ? isOpen(all) : not(isOpen(all)), which))
  return counted?.rows ?? 0
}

export const countOpenReturns = (db: Db): Promise<number> => countReturns(db, allReturns(db), 'open')

/** A condition on orders. */
export const hasOpenReturn = (db: Db | Tx): SQL => {
  const all = allReturns(db)
  return exists(
    db
      .select({ one: sql`1` })
      .from(all)
      .where(and(eq(all.orderId, order.id), isOpen(all))),
  )
}

const present = ({
  returned,
  ...ofOrder
}: Awaited<ReturnType<typeof withOrders>>[number]): ReturnToHandle => {
  const { receivedAt, handledAt, ...shown } = returned
  return {
    ...shown,
    receivedAt: receivedAt.toISOString(),
    refundBy: refundByOf(receivedAt),
    ...ofOrder,
    handledAt: handledAt?.toISOString() ?? null,
  }
}

/** Withdrawals and requests to return a rug: of the open ones, the first deadline first. */
export const listReturns = async (
  db: Db,
  { status, q, ...paging }: ReturnQuery,
): Promise<Listed<ReturnToHandle>> => {
  const all = allReturns(db)
  const found = q
    ? or(...[all.orderNumber, order.number, all.name, all.email].map((text) => contains(text, q)))
    : undefined
  const { rows, total } = await readPage(
    paging,
    withOrders(db, all)
      .where(and(status === 'open' ? isOpen(all) : not(isOpen(all)), found))
      .orderBy(status === 'open' ? asc(all.receivedAt) : desc(all.receivedAt), all.id),
    countReturns(db, all, status, found),
  )
  return { rows: rows.map(present), total }
}

const readReturn = async (tx: Tx, id: string): Promise<ReturnToHandle | Refusal> => {
  const all = allReturns(tx)
  const [found] = await withOrders(tx, all).where(eq(all.id, id))
  return found ? present(found) : refuse('not_found', 'Deze retour bestaat niet.')
}

const changeReturn = async (
  tx: Tx,
  id: string,
  changed: { handledAt: Date | null } | { orderId: string },
): Promise<ReturnToHandle | Refusal> => {
  for (const table of [withdrawal, returnRequest]) await tx.update(table).set(changed).where(eq(table.id, id))
  return readReturn(tx, id)
}

export const markReturn = (db: Db, id: string, handled: boolean): Promise<ReturnToHandle | Refusal> =>
  transact(db, async (tx) => changeReturn(tx, id, { handledAt: handled ? await databaseNow(tx) : null }))

/**
 * Attaches a return with a mistyped order number to its order. The typed number stays with it; an employee can correct a
 * wrong choice. One whose number and address matched an order belongs to that.
 */
export const attachReturn = (db: Db, id: string, orderNumber: string): Promise<ReturnToHandle | Refusal> =>
  transact(db, async (tx): Promise<ReturnToHandle | Refusal> => {
    const returned = await readReturn(tx, id)
    if (isRefusal(returned)) return returned
    if (returned.isNamed) return refuse('validation_failed', 'De klant heeft deze bestelling zelf genoemd.')
    const [found] = await tx
      .select({ id: order.id })
      .from(order)
      .where(eq(order.number, normaliseOrderNumber(orderNumber)))
    if (!found) return refuseField('orderNumber', 'Er is geen bestelling met dit nummer.')
    return changeReturn(tx, id, { orderId: found.id })
  })
