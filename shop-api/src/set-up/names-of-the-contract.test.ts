import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressStep, storedStep } from '../../test/shopper.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { customer } from '../db/schema/customer.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const migration = readFileSync(
  new URL('../../migrations/0019_names_of_the_contract.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

it('customers and addresses that were stored before get the names of the contract', async () => {
  const profile = JSON.stringify(addressStep.customer)
  const address = JSON.stringify(addressStep.billing_address)
  await shop.db.execute(
    sql`insert into customer (email, password_hash, profile, billing_address) values ('old@example.com', '', ${profile}::jsonb, ${address}::jsonb)`,
  )
  for (const statement of migration) await shop.db.execute(sql.raw(statement))
  const [row] = await shop.db.select().from(customer).where(eq(customer.email, 'old@example.com'))
  expect(row).toMatchObject({
    profile: storedStep.customer,
    billingAddress: storedStep.billingAddress,
    shippingAddress: null,
  })
})
