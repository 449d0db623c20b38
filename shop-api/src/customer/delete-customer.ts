import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { CustomerMessage } from 'shared-types/contracts/customer'
import type { Shop } from '../context.ts'
import type { Db, Tx } from '../db/client.ts'
import { customer, type CustomerRow } from '../db/schema/buying/customer.ts'
import { isUnpaidByGuest, order } from '../db/schema/buying/order.ts'
import { refund } from '../db/schema/buying/payment.ts'
import { transact } from '../db/transact.ts'
import { cancelOrder } from '../order/fulfilment/cancel-order.ts'
import { hasOpenReplacement } from '../order/handling/list-orders.ts'
import { hasOpenReturn } from '../order/handling/list-returns.ts'
import { detachOrders } from '../order/record/anonymise-orders.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { ClientIp } from '../session/client-ip.ts'
import { wrongPassword } from './authentication/set-password.ts'
import { hasAccount, ordersOf, type Person } from './profile/person.ts'
import { erasePersonalRecords } from './profile/personal-records.ts'
import { isUnchanged } from './profile/queries.ts'

const isUnpaid = eq(order.state, 'pending_payment')

const isBeingRefunded = sql`(${order.refundDueCents} > 0 or exists (
  select from ${refund} where ${refund.orderId} = ${order.id} and ${refund.state} = 'pending'))`

/** Why a person cannot be deleted now, in the words of the one that asks for it. */
interface Reasons {
  inProgress: (numbers: string[]) => string
  comingBack: (numbers: string[]) => string
}

const toCustomer: Reasons = {
  inProgress: () =>
    'Er loopt nog een bestelling. Zodra die is afgerond of geannuleerd kun je je account verwijderen.',
  comingBack: () =>
    'Er loopt nog een retour of een terugbetaling. Zodra die is afgehandeld kun je je account verwijderen.',
}

const mostNumbers = 5

const ordersText = (numbers: string[]): string => {
  const more = numbers.length - mostNumbers
  const named = numbers.slice(0, mostNumbers)
  const all = more > 0 ? [...named, `nog ${more}`] : named
  return `${numbers.length > 1 ? 'bestellingen' : 'bestelling'} ${new Intl.ListFormat('nl').format(all)}`
}

export const toStaff: Reasons = {
  inProgress: (numbers) =>
    `Deze klant heeft nog ${ordersText(numbers)} lopen. Rond die af of annuleer die, en wis dan de gegevens.`,
  comingBack: (numbers) =>
    `Van ${ordersText(numbers)} loopt nog een retour of een terugbetaling. Handel die af, en wis dan de gegevens.`,
}

/**
 * Orders that still need a name and an address: paid ones, unpaid ones that the customer placed, and those of which an
 * article or money is still to come back. Unpaid orders of guests do not count, nor what was declared about them: a stranger
 * could use them to prevent the deletion.
 */
const refuseWhileInProgress = async (
  db: Db | Tx,
  person: Person,
  reasons: Reasons,
): Promise<Refusal | null> => {
  const numbersOf = async (condition: SQL | undefined) => {
    const which = and(ordersOf(person), condition)
    const rows = await db
      .select({ number: order.number })
      .from(order)
      .where(which)
      .orderBy(asc(order.createdAt))
    return rows.map(({ number }) => number)
  }
  const inProgress = await numbersOf(
    sql`(${order.state} in ('paid', 'shipped') or (${order.state} = 'completed' and ${hasOpenReplacement})
      or (${isUnpaid} and not ${isUnpaidByGuest}))`,
  )
  if (inProgress.length > 0) return refuse('validation_failed', reasons.inProgress(inProgress))
  const comingBack = await numbersOf(
    or(isBeingRefunded, sql`(${hasOpenReturn(db)} and not ${isUnpaidByGuest})`),
  )
  return comingBack.length > 0 ? refuse('validation_failed', reasons.comingBack(comingBack)) : null
}

const changedMeanwhile = refuse(
  'validation_failed',
  'Dit account is zojuist gewijzigd of verwijderd. Probeer het opnieuw.',
)

const cancelGuestOrders = async (shop: Shop, person: Person): Promise<void> => {
  const unpaid = await shop.db
    .select({ id: order.id })
    .from(order)
    .where(and(ordersOf(person), isUnpaidByGuest))
  for (const { id } of unpaid) await cancelOrder(shop, id, { beforeDue: true })
}

/**
 * Deletes a customer, or the data of a person without an account. Orders are retained for the tax office, with the
 * personal data of their invoices only. A guest order that a bank is processing at this moment stays as it is, without
 * the account.
 * @param isAccount selects the account
 */
export const erasePerson = async (
  shop: Shop,
  person: Person,
  reasons: Reasons,
  isAccount: SQL | undefined = hasAccount(customer.id, person),
): Promise<CustomerMessage | Refusal> => {
  const refused = await refuseWhileInProgress(shop.db, person, reasons)
  if (refused) return refused
  await cancelGuestOrders(shop, person)
  return transact(shop.db, async (tx) => {
    const inProgress = await refuseWhileInProgress(tx, person, reasons)
    if (inProgress) return inProgress
    await erasePersonalRecords(tx, person)
    await detachOrders(tx, and(ordersOf(person), sql`not ${isUnpaid}`))
    if (person.id !== null) {
      const deleted = await tx.delete(customer).where(isAccount).returning({ id: customer.id })
      if (deleted.length === 0) return changedMeanwhile
    }
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
  (await wrongPassword(shop, account, password, 'password', ip)) ??
  erasePerson(shop, account, toCustomer, isUnchanged(account))
