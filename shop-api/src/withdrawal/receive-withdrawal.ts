import { and, eq, sql } from 'drizzle-orm'
import { normaliseEmail } from 'shared-types/forms/fields/email'
import { normaliseOrderNumber } from 'shared-types/forms/fields/order-number'
import type { WithdrawalRequest } from 'shared-types/contracts/provider/withdrawal'
import type { Withdrawal } from 'shared-types/contracts/withdrawal'
import type { Shop } from '../context.ts'
import { databaseNow } from '../db/database-now.ts'
import type { Tx } from '../db/client.ts'
import { order, type OrderRow } from '../db/schema/buying/order.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { transact } from '../db/transact.ts'
import { cancelOwnOrder } from '../order/cancel-unpaid-orders.ts'
import { openOrder, type OrderKey } from '../order/open-order.ts'
import { deletedEmail } from '../order/record/anonymise-orders.ts'
import { isPayable } from '../order/state/states.ts'
import { isRefusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'
import type { ShopperSession } from '../session/shopper-session.ts'
import { findEarlier, storeDeclaration, type Declaration } from './store-declaration.ts'

/** The order that its session, account or link opens, whatever address the consumer typed. */
const openedOrder = async (shop: Shop, number: string, key: OrderKey): Promise<OrderRow | undefined> => {
  const [found] = await shop.db.select({ id: order.id }).from(order).where(eq(order.number, number))
  const opened = found && (await openOrder(shop, found.id, key))
  return opened && !isRefusal(opened) ? opened : undefined
}

const orderOf = async (tx: Tx, number: string, email: string): Promise<OrderRow | undefined> => {
  const normalised = normaliseEmail(email)
  if (normalised === deletedEmail) return undefined
  const [found] = await tx
    .select()
    .from(order)
    .where(and(eq(order.number, number), sql`lower(${order.customer}->>'email') = ${normalised}`))
  return found
}

/**
 * Stores a declaration of withdrawal and acknowledges it by mail with date and time (art. 6:230o BW). It is
 * accepted whether or not the order is known, so that the response reveals nothing and a typing error does
 * not cost the customer their right. It is never refused, so that strangers cannot close the function for a
 * consumer; above the limits it is stored without a mail, and above a higher one of an order or of one network, which
 * would fill the database, not stored. Sent twice within a day, before
 * an employee handled it, it counts as one declaration, with the time of the first.
 */
const storeWithdrawal = (
  shop: Shop,
  { name, orderNumber, email, articles }: WithdrawalRequest,
  address: ClientIp,
  opened: OrderRow | undefined,
): Promise<Declaration> =>
  transact(shop.db, async (tx) => {
    const declared = { name, orderNumber, email, articles, receivedAt: await databaseNow(tx) }
    const again = await findEarlier(tx, declared)
    const match = await orderOf(tx, orderNumber, email)
    const of = opened ?? match
    if (again) {
      if (again.orderId !== null || !of) return again
      await tx.update(withdrawal).set({ orderId: of.id }).where(eq(withdrawal.id, again.id))
      return again
    }
    return (await storeDeclaration(tx, shop.config, declared, { of, match, address })) ?? declared
  })

/** Stores a declaration of withdrawal. One of the whole order cancels it, if it is unpaid and the sender can open it. */
export const receiveWithdrawal = async (
  shop: Shop,
  sent: WithdrawalRequest,
  { session, address }: { session: ShopperSession | null; address: ClientIp },
): Promise<Withdrawal> => {
  const request = { ...sent, orderNumber: normaliseOrderNumber(sent.orderNumber) }
  // Anyone that knows number and address can send the form: without this proof, an employee cancels the order.
  const opened = await openedOrder(shop, request.orderNumber, { session, token: request.token })
  const { articles, receivedAt } = await storeWithdrawal(shop, request, address, opened)
  if (opened && articles === '' && isPayable(opened.state)) {
    // Refused while a bank processes the payment: the order then shows the withdrawal to employees.
    await cancelOwnOrder(shop, opened).catch((error: unknown) => {
      // The declaration is stored and acknowledged, and an employee sees it.
      shop.log.error({ err: error }, 'a withdrawn order could not be cancelled')
    })
  }
  return { receivedAt: receivedAt.toISOString() }
}
