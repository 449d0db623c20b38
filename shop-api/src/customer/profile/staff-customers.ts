import { desc, eq } from 'drizzle-orm'
import type { CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import type { ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { OrderSummary } from 'shared-types/contracts/admin/orders'
import { searchedIn } from '../../db/contains.ts'
import type { Db } from '../../db/client.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { customer, customerText, type CustomerRow } from '../../db/schema/buying/customer.ts'
import { order } from '../../db/schema/buying/order.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { listOrders } from '../../order/handling/list-orders.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { findCustomer } from './queries.ts'

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
  { q, page, perPage }: ListSearchQuery,
): Promise<{ rows: CustomerSummary[]; total: number }> => {
  const chosen = q ? searchedIn(customerText(customer), q) : undefined
  const rows = await db
    .select({ row: customer, orders: db.$count(order, eq(order.customerId, customer.id)) })
    .from(customer)
    .where(chosen)
    .orderBy(desc(customer.createdAt), desc(customer.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    rows: rows.map(({ row, orders }) => summaryOf(row, orders)),
    total: chosen ? await countUpTo(db, customer, chosen, (page - 1) * perPage) : await db.$count(customer),
  }
}

export const noSuchCustomer = (): Refusal => refuse('not_found', 'Deze klant heeft geen account (meer).')

export const readStaffCustomer = async (db: Db, id: number): Promise<StaffCustomer | Refusal> => {
  const found = await findCustomer(db, id)
  if (!found) return noSuchCustomer()
  const { rows, total }: { rows: OrderSummary[]; total: number } = await listOrders(db, {
    page: 1,
    perPage: mostOrders,
    customerId: id,
  })
  return {
    ...summaryOf(found, total),
    profile: found.profile,
    billingAddress: found.billingAddress,
    shippingAddress: found.shippingAddress,
    newsletter: (await db.$count(newsletterSubscription, eq(newsletterSubscription.email, found.email))) > 0,
    latestOrders: rows,
  }
}
