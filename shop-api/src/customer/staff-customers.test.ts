import type { CustomerSummary, StaffCustomer } from 'shared-types/contracts/admin/customers'
import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import type { V1Error } from 'shared-types/errors'
import { pathOf } from 'shared-types/urls/path-pattern'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountsUnderTest } from '../../test/accounts-under-test.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { employ } from '../../test/staff-under-test.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { newsletterSubscription } from '../db/schema/newsletter.ts'
import { auditLog } from '../db/schema/staff.ts'

const { world, loggedIn } = accountsUnderTest()

it('a customer is found, shown with orders, exported, and deleted once no order is in progress', async () => {
  const staff = await employ(world.shop, 'service')
  const { shopper, email } = await loggedIn()
  await shopper.fillIn(world.first)
  const { order_id: orderId, order_number: number } = (await shopper.press()).body
  await settleOrder(world.shop, orderId, 'paid')

  const find = async (q: string) =>
    (await staff.ask('GET', `${admin.customers}?q=${encodeURIComponent(q)}`)).json<{
      rows: CustomerSummary[]
    }>().rows
  const [found] = await find(email)
  expect(found).toMatchObject({ email, name: 'Zoë de Vries', orders: 1 })
  expect((await find('zoë de vries')).map(({ id }) => id)).toContain(found?.id)
  expect([await find('%'), await find('nergens')]).toEqual([[], []])

  const at = (pattern: RowPath) => pathOf(pattern, { id: found?.id ?? '' })
  const shown = (await staff.ask('GET', at(admin.customer))).json<StaffCustomer>()
  expect(shown.latestOrders.map(({ id }) => id)).toEqual([orderId])
  const exported = await staff.ask('GET', at(admin.customerExport))
  expect(exported.headers['content-disposition']).toBe(`attachment; filename="klant-${found?.id}.json"`)
  expect(exported.json()).toMatchObject({ customer: { email }, orders: [{ orderId }] })

  const refused = await staff.ask('DELETE', at(admin.customer))
  expect([refused.statusCode, refused.json<V1Error>().message]).toEqual([
    422,
    `Deze klant heeft nog bestelling ${number} lopen. Rond die af of annuleer die, en wis dan de gegevens.`,
  ])
  await world.shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, orderId))
  expect((await staff.ask('DELETE', at(admin.customer))).statusCode).toBe(204)
  expect(await world.shop.db.$count(customer, eq(customer.id, found?.id ?? 0))).toBe(0)
  expect((await staff.ask('GET', at(admin.customer))).statusCode).toBe(404)
  const [anonymous] = await world.shop.db.select().from(order).where(eq(order.id, orderId))
  expect(anonymous?.totalCents).toBeGreaterThan(0)
  expect(JSON.stringify(anonymous)).not.toContain(email)
  const log = await world.shop.db.select().from(auditLog)
  expect(log.map(({ action }) => action)).toContain('delete customer')
  expect(JSON.stringify(log)).not.toMatch(new RegExp(`${email}|de Vries|argon2`))
})

it('a customer with a newsletter request has no subscription until it is confirmed', async () => {
  const staff = await employ(world.shop, 'service')
  const { email } = await loggedIn()
  const [{ id } = { id: 0 }] = await world.shop.db.select().from(customer).where(eq(customer.email, email))
  const shown = async () =>
    await Promise.all(
      [admin.customer, admin.customerExport].map(async (pattern) => {
        const answer = await staff.ask('GET', pattern.replace(':id', String(id)))
        return answer.json<{ newsletter: boolean }>().newsletter
      }),
    )
  await world.shop.db.insert(newsletterSubscription).values({ email, sessionTokenHash: 'x' })
  expect(await shown()).toEqual([false, false])
  await world.shop.db
    .update(newsletterSubscription)
    .set({ confirmedAt: new Date() })
    .where(eq(newsletterSubscription.email, email))
  expect(await shown()).toEqual([true, true])
})
