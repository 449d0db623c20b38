import { desc } from 'drizzle-orm'
import type { PersonalData } from 'shared-types/contracts/admin/customers'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/buying/order.ts'
import { summariesOf } from '../../order/handling/list-orders.ts'
import { ordersOf, type Person } from './person.ts'
import { readPersonalRecords } from './personal-records.ts'

const mostOrders = 50

/** What the shop has of a person, for an employee that exports or erases it. */
export const readPersonalData = async (db: Db, person: Person): Promise<PersonalData> => {
  const orders = await db
    .select()
    .from(order)
    .where(ordersOf(person))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(mostOrders)
  const byKind = Map.groupBy(await readPersonalRecords(db, person), ({ kind }) => kind)
  return {
    email: person.email,
    customerId: person.id,
    orders: await summariesOf(db, orders),
    records: Array.from(byKind, ([kind, { length }]) => ({ kind, count: length })),
  }
}
