import { asc, eq } from 'drizzle-orm'
import type { CustomerExport } from 'shared-types/contracts/customer'
import type { Shop } from '../../context.ts'
import { newsletterSubscription } from '../../db/schema/newsletter.ts'
import { order } from '../../db/schema/buying/order.ts'
import { presentOrder } from '../../order/present.ts'
import { findCurrentPayment, readOrderLines } from '../../order/record/queries.ts'
import { readPersonalRecords } from './personal-records.ts'
import { presentCustomer } from './present.ts'
import type { CustomerRow } from '../../db/schema/buying/customer.ts'

/** All data that the shop has of a customer (GDPR, articles 15 and 20). */
export const exportCustomer = async ({ db, config }: Shop, who: CustomerRow): Promise<CustomerExport> => {
  const orders = await db
    .select()
    .from(order)
    .where(eq(order.customerId, who.id))
    .orderBy(asc(order.createdAt))
  const subscriptions = await db.$count(newsletterSubscription, eq(newsletterSubscription.email, who.email))
  const exported = []
  for (const row of orders) {
    const [lines, payment] = await Promise.all([readOrderLines(db, row.id), findCurrentPayment(db, row.id)])
    exported.push(presentOrder(config, row, lines, payment))
  }
  return {
    customer: presentCustomer(who),
    createdAt: who.createdAt.toISOString(),
    newsletter: subscriptions > 0,
    orders: exported,
    records: await readPersonalRecords(db, who),
  }
}
