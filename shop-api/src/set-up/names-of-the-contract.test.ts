import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressStep, storedStep } from '../../test/shopper.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { content } from '../db/schema/content.ts'
import { customer } from '../db/schema/buying/customer.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const migrate = async (name: string) => {
  const file = new URL(`../../migrations/${name}.sql`, import.meta.url)
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
    await shop.db.execute(sql.raw(statement))
  }
}

it('stored customers and addresses are migrated to the names of the contract', async () => {
  const profile = JSON.stringify(addressStep.customer)
  const address = JSON.stringify(addressStep.billing_address)
  await shop.db.execute(
    sql`insert into customer (email, password_hash, profile, billing_address) values ('old@example.com', '', ${profile}::jsonb, ${address}::jsonb)`,
  )
  await migrate('0019_names_of_the_contract')
  const [row] = await shop.db.select().from(customer).where(eq(customer.email, 'old@example.com'))
  expect(row).toMatchObject({
    profile: storedStep.customer,
    billingAddress: storedStep.billingAddress,
    shippingAddress: null,
  })
})

it('the newsletter popup that was stored before too', async () => {
  const popup = eq(content.key, 'newsletter-popup')
  const old = { title: 'Nieuws', content: '', button_text: 'Ja', small_text: 'Klein' }
  await shop.db.update(content).set({ data: old }).where(popup)
  await migrate('0020_popup_of_the_contract')
  const [row] = await shop.db.select().from(content).where(popup)
  expect(row?.data).toEqual({ title: 'Nieuws', content: '', buttonText: 'Ja', smallText: 'Klein' })
})
