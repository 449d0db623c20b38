import { asc } from 'drizzle-orm'
import type { CustomerExport } from 'shared-types/contracts/customer'
import type { Shop } from '../../context.ts'
import { order } from '../../db/schema/buying/order.ts'
import { showOrder } from '../../order/show-order.ts'
import { ordersOf, type Person } from './person.ts'
import { readPersonalRecords } from './personal-records.ts'
import { presentCustomer } from './present.ts'
import { isSubscribed } from './queries.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

type PersonExport = Omit<CustomerExport, 'customer' | 'createdAt'>

/** All data that the shop has of a person (GDPR, articles 15 and 20), besides the account. */
export const exportPerson = async (shop: Shop, person: Person): Promise<PersonExport> => {
  const { db } = shop
  const orders = await db.select().from(order).where(ordersOf(person)).orderBy(asc(order.createdAt))
  const exported = []
  for (const row of orders) exported.push(await showOrder(shop, row))
  return {
    newsletter: await isSubscribed(db, person.email),
    orders: exported,
    records: await readPersonalRecords(db, person),
  }
}

/** The same of a customer, with the account. */
export const exportCustomer = async (shop: Shop, account: CustomerRow): Promise<CustomerExport> => ({
  customer: presentCustomer(account),
  createdAt: account.createdAt.toISOString(),
  ...(await exportPerson(shop, account)),
})
