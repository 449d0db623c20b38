import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { readPersonalRecords } from '../customer/profile/personal-records.ts'
import { endOf, retentionRules } from '../retention/rules.ts'
import type { Db } from './client.ts'
import { order } from './schema/buying/order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

/** With few rows, and employees, who are never deleted. */
const mayBeScanned = [
  'configurator_size.value_id',
  'gift.variant_id',
  'password_reset.customer_id',
  'registration.customer_id',
  'voucher.category_id',
  'voucher.promotion_id',
]

test('each table that refers to a deleted row is searched by an index', async () => {
  const { rows } = await shop.db.execute<{ column: string }>(sql`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid <> 'staff_account'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || quote_ident(attname) || ' IS NOT NULL)'))
    order by 1`)
  expect(rows.map(({ column }) => column)).toEqual(mayBeScanned)
})

/** The plans of the statements that `work` sends, if PostgreSQL reads a table only where no index helps. */
const plansOf = async (work: (db: Db) => Promise<unknown>): Promise<string> => {
  const sent: { text: string; values: unknown[] }[] = []
  const logQuery = (text: string, values: unknown[]) => sent.push({ text, values })
  await work(drizzle(shop.pool, { casing: 'snake_case', logger: { logQuery } }))
  const client = await shop.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const plans: string[] = []
    for (const { text, values } of sent.filter((one) => /^(select|update|delete)/.test(one.text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    return plans.join('\n')
  } finally {
    client.release(true)
  }
}

const forgetting = (data: string) => (db: Db) => {
  const rule = retentionRules.find((one) => one.data === data)
  if (!rule) throw new Error(`no rule for ${data}`)
  return rule.forget(db, endOf(rule))
}

test.each<[string, (db: Db) => Promise<unknown>, RegExp, string[]]>([
  [
    'the orders of a session',
    (db) => db.select().from(order).where(eq(order.sessionTokenHash, 'x')),
    /Seq Scan/,
    ['order_of_session'],
  ],
  [
    'the data of a person',
    (db) => readPersonalRecords(db, { id: null, email: 'zoe@example.com' }),
    /Seq Scan on (mail|withdrawal)/,
    ['mail_to_email', 'mail_answered_to_email', 'withdrawal_of_email'],
  ],
  [
    'expired mails about accounts',
    forgetting('sent mails about accounts'),
    /Seq Scan/,
    ['mail_without_order'],
  ],
  [
    'other expired mails',
    forgetting('other sent mails (of an order: their content)'),
    /Seq Scan/,
    ['mail_without_order', 'mail_with_content'],
  ],
  [
    'expired network addresses',
    forgetting('network addresses of orders (hashed)'),
    /Seq Scan/,
    ['order_with_network_address'],
  ],
  [
    'expired birth dates',
    forgetting('birth dates of orders, and what their payment methods asked'),
    /Seq Scan on "order"/,
    ['order_with_birthdate'],
  ],
  [
    'cancelled orders without money',
    forgetting('personal data of cancelled orders without any money'),
    /Seq Scan on "order"/,
    ['order_state_created_at_index'],
  ],
  [
    'expired orders',
    forgetting('personal data of orders'),
    /Seq Scan on "order"/,
    ['order_created_at_index'],
  ],
])('an index finds %s', async (_what, work, scan, indexes) => {
  const plans = await plansOf(work)
  for (const index of indexes) expect(plans).toContain(index)
  expect(plans).not.toMatch(scan)
})
