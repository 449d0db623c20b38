import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { anonymised } from '../order/record/anonymise-orders.ts'
import { order } from './schema/buying/order.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** What the log shows of tables about persons. A new column is here, or an argument of the trigger of its table. */
const shown: Record<string, string[]> = {
  mail: ['kind'],
  order: Object.keys(getTableColumns(order))
    .filter((key) => !(key in anonymised))
    .map(columnName),
  parcel: ['carrier', 'lines'],
  refund: ['lines', 'state', 'reason', 'kind', 'credit_note_number', 'reversal_number', 'vat'],
  replaced_invoice: ['number', 'credit_note_number', 'replaced_by', 'vat'],
  replacement: ['reason', 'lines', 'carrier'],
  return_request: ['order_number', 'reason'],
  review: ['answer', 'rejection_reason'],
  staff_account: ['email', 'role'],
  staff_session: ['address', 'user_agent'],
  withdrawal: ['order_number'],
}

it('the audit log shows no personal data', async () => {
  const { rows } = await shop.db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    join pg_attribute on attrelid = tgrelid and attnum > 0 and not attisdropped
    where tgname = 'audit' and (tgnargs > 0 or relname = any(${sql.param(Object.keys(shown))}::text[]))
      and atttypid not in ('uuid'::regtype, 'int2'::regtype, 'int4'::regtype, 'int8'::regtype, 'bool'::regtype,
        'timestamptz'::regtype)
      and attname <> all(string_to_array(encode(tgargs, 'escape'), '\\000'))
    order by 1, 2`)
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ table, column }) => !shown[table]?.includes(column))).toEqual([])
})
