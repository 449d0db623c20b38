import { desc, eq } from 'drizzle-orm'
import type { CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
import { searchedIn } from '../../db/contains.ts'
import type { Db } from '../../db/client.ts'
import { countUpTo, readPage } from '../../db/read-page.ts'
import { customer, customerText, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'
import { listOrders } from '../../order/handling/list-orders.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { findCustomer, isSubscribed } from './queries.ts'

const mostOrders = 50

const summaryOf = ({ id, email, profile, createdAt }: CustomerRow, orders: number): CustomerSummary => ({
  id,
  name: `${profile.firstName} ${profile.lastName}`.trim(),
  company: profile.company,
  email,
  orders,
  createdAt: createdAt.toISOString(),
})

/** One page of the customers with an account that fit, the newest first; of a search at most `mostCounted` are counted. */
export const listCustomers = async (
  db: Db,
  { q, ...paging }: ListSearchQuery,
): Promise<Listed<CustomerSummary>> => {
  const chosen = q ? searchedIn(customerText(customer), q) : undefined
  const { rows, total } = await readPage(
    paging,
    db
      .select({ row: customer, orders: db.$count(order, eq(order.customerId, customer.id)) })
      .from(customer)
      .where(chosen)
      .orderBy(desc(customer.createdAt), desc(customer.id)),
    countUpTo(db, customer, chosen, paging),
  )
  return {
    rows: rows.map(({ row, orders }) => summaryOf(row, orders)),
    total,
  }
}

export const noSuchCustomer = (): Refusal => refuse('not_found', 'Deze klant heeft geen account (meer).')

export const readStaffCustomer = async (db: Db, id: number): Promise<StaffCustomer | Refusal> => {
  const found = await findCustomer(db, id)
  if (!found) return noSuchCustomer()
  const { rows, total } = await listOrders(db, {
    page: 1,
    perPage: mostOrders,
    customerId: id,
  })
  return {
    ...summaryOf(found, total),
    profile: found.profile,
    billingAddress: found.billingAddress,
    shippingAddress: found.shippingAddress,
    newsletter: await isSubscribed(db, found.email),
    latestOrders: rows,
  }
}
