import { asc, eq } from 'drizzle-orm'
import type { CustomerExport } from 'shared-types/contracts/customer'
import type { Shop } from '../../context.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { order } from '../../db/schema/buying/order.ts'
import { showOrder } from '../../order/show-order.ts'
import { readPersonalRecords } from './personal-records.ts'
import { presentCustomer } from './present.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

/** All data that the shop has of a customer (GDPR, articles 15 and 20). */
export const exportCustomer = async (shop: Shop, account: CustomerRow): Promise<CustomerExport> => {
  const { db } = shop
  const orders = await db
    .select()
    .from(order)
    .where(eq(order.customerId, account.id))
    .orderBy(asc(order.createdAt))
  const subscriptions = await db.$count(
    newsletterSubscription,
    eq(newsletterSubscription.email, account.email),
  )
  const exported = []
  for (const row of orders) exported.push(await showOrder(shop, row))
  return {
    customer: presentCustomer(account),
    createdAt: account.createdAt.toISOString(),
    newsletter: subscriptions > 0,
    orders: exported,
    records: await readPersonalRecords(db, account),
  }
}
