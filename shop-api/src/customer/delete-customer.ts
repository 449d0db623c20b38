import { and, eq, sql } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { Shop } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { customer, type CustomerRow } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { transact } from '../db/transact.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { countOpenReturns } from '../order/handling/list-returns.ts'
import { detachOrders } from '../order/record/anonymise-orders.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { wrongPassword } from './authentication/set-password.ts'
import { erasePersonalRecords } from './profile/personal-records.ts'

/** Placed by a guest with the address of the account, which anyone can type. */
const isFromGuest = sql`${order.sessionTokenHash} is not null`
const isUnpaid = eq(order.state, 'pending_payment')

const isBeingRefunded = sql`(${order.refundDueCents} > 0 or exists (
  select from ${refund} where ${refund.orderId} = ${order.id} and ${refund.state} = 'pending'))`

/**
 * Orders that still need a name and an address: paid ones, unpaid ones that the customer placed, and those of which an
 * article or money is still to come back. Unpaid orders of guests do not count: a stranger could use them to prevent the
 * deletion.
 */
const refuseWhileInProgress = async (db: Db | Tx, account: CustomerRow): Promise<Refusal | null> => {
  const isTheirs = eq(order.customerId, account.id)
  const inProgress = sql`(${order.state} in ('paid', 'shipped') or (${isUnpaid} and not ${isFromGuest}))`
  if ((await db.$count(order, and(isTheirs, inProgress))) > 0)
    return refuse(
      'validation_failed',
      'Er loopt nog een bestelling. Zodra die is afgerond of geannuleerd kun je je account verwijderen.',
    )
  const isComingBack =
    (await db.$count(order, and(isTheirs, isBeingRefunded))) > 0 || (await countOpenReturns(db, isTheirs)) > 0
  return isComingBack
    ? refuse(
        'validation_failed',
        'Er loopt nog een retour of een terugbetaling. Zodra die is afgehandeld kun je je account verwijderen.',
      )
    : null
}

const cancelGuestOrders = async (shop: Shop, account: CustomerRow): Promise<void> => {
  const unpaid = await shop.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.customerId, account.id), isUnpaid, isFromGuest))
  for (const { id } of unpaid) await cancelOrder(shop, id, { beforeDue: true })
}

/**
 * Deletes a customer. Orders are retained for the tax office, with the personal data of their invoices only.
 * A guest order that a bank is processing at this moment stays as it is, without the account.
 */
export const eraseCustomer = async (shop: Shop, account: CustomerRow): Promise<CustomerMessage | Refusal> => {
  const refused = await refuseWhileInProgress(shop.db, account)
  if (refused) return refused
  await cancelGuestOrders(shop, account)
  return transact(shop.db, async (tx) => {
    const inProgress = await refuseWhileInProgress(tx, account)
    if (inProgress) return inProgress
    await erasePersonalRecords(tx, account)
    await detachOrders(tx, and(eq(order.customerId, account.id), sql`not ${isUnpaid}`))
    await tx.delete(customer).where(eq(customer.id, account.id))
    return { message: 'Je account is verwijderd.' }
  })
}

/** Deletes the account of the customer that requests it, with the password. */
export const deleteCustomer = async (
  shop: Shop,
  account: CustomerRow,
  password: string,
  ip: ClientIp,
): Promise<CustomerMessage | Refusal> =>
  (await wrongPassword(shop, account, password, 'password', ip)) ?? eraseCustomer(shop, account)
