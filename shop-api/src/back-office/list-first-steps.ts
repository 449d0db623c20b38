import { sql } from 'drizzle-orm'
import { FirstStep } from 'shared-types/contracts/admin/overview'
import { footer } from '../../seed/content/footer.ts'
import { type Config, inventedSender } from '../config.ts'
import type { Db } from '../db/client.ts'
import { order } from '../db/schema/buying/order.ts'
import { content, servicePage } from '../db/schema/content.ts'
import { product } from '../db/schema/products/catalog.ts'
import { auditLog } from '../db/schema/staff.ts'

const { name, legalName, street, email, phone, cocNumber, vatNumber } = footer.shop
const inventedCompany = sql`${JSON.stringify([legalName, street, email, phone, cocNumber, vatNumber])}::jsonb`

/** The name of the shop, once the owner has given it another one. */
const inventedName = sql`(select case when ${content.data} -> 'shop' ->> 'name' = ${name} then '[]' else jsonb_build_array(${name}::text) end
  from ${content} where ${content.key} = 'footer')`

/** In the order of the contract, as columns of one row. */
const isLeft = sql<Record<Exclude<FirstStep, 'payment' | 'sender'>, boolean>>`select
  exists (select from ${content}, jsonb_each_text(${content.data} -> 'shop') as detail
    where ${content.key} = 'footer' and ${inventedCompany} ? detail.value) as "shopDetails",
  exists (select from ${servicePage}, jsonb_array_elements_text(${inventedCompany} || ${inventedName}) as detail
    where strpos(concat_ws(' ', html, meta_description), detail) > 0) as "servicePages",
  not exists (select from ${product} where ${product.active}) as "products",
  exists (select from ${content} where ${content.key} = 'navigation' and ${content.data} -> 'main' = '[]') as "menu",
  not exists (select from ${auditLog} where ${auditLog.tableName} = 'shipping_method')
    and not exists (select from ${order} where ${order.paidAt} is not null) as "shippingCosts"`

/**
 * What is left to do before the shop sells. The company that a fresh shop names is invented. Shipping costs that no employee
 * has changed are right once an order was paid: the owner has seen them in the checkout.
 */
export const listFirstSteps = async (
  db: Db,
  { production, payment, testPayments, mailFrom }: Config,
): Promise<FirstStep[]> => {
  if (!production) return []
  const { rows } = await db.execute<Record<string, boolean>>(isLeft)
  const left: Record<string, boolean | undefined> = {
    ...rows[0],
    payment: payment.provider === 'test' || testPayments,
    sender: mailFrom.includes(inventedSender),
  }
  return FirstStep.options.filter((step) => left[step])
}
