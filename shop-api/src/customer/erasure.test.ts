import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, getTableColumns, getTableName, is, isNull, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { admin } from 'shared-types/contracts/admin/paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { sendPersonalForms } from '../../test/personal-forms.ts'
import { addressStep, newShopper, storedStep } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import { tokenInMail } from '../../test/token-in-mail.ts'
import type { CustomerExport } from '../../test/wire-types.ts'
import { customer, registration, shopperSession } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { voucher } from '../db/schema/buying/voucher.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { abandonment } from '../db/schema/abandonment.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { personalRecords } from './profile/personal-records.ts'

let shop: ShopUnderTest
let tables: PgTable[]
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  const folder = resolve(import.meta.dirname, '../db/schema')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules: object[] = await Promise.all(files.map((file) => import(resolve(folder, file))))
  tables = modules.flatMap((found) => Object.values(found)).filter((value) => is(value, PgTable))
})
afterAll(() => shop.close())

const email = 'noor.jansen@example.com'
const password = 'Zacht&Warm1'
const payer = { dob: '01-02-1990', gender: null, phone: '', installment: 3, terms: false }
const typedEmail = 'Noor.Jansen@Example.com'

/** Whether any column of the table contains the address, or the id of the account. */
const has = async (table: PgTable, id: number): Promise<boolean> => {
  const own = Object.values(getTableColumns(table)).some(({ name }) => name === 'customerId')
    ? sql`or customer_id = ${id}`
    : sql``
  const { rows } = await shop.db.execute(
    sql`select from ${table} as found where found::text ilike ${`%${email}%`} ${own} limit 1`,
  )
  return rows.length > 0
}

const tablesWith = async (id: number): Promise<string[]> => {
  const names: string[] = []
  for (const table of tables) if (await has(table, id)) names.push(getTableName(table))
  return names.toSorted()
}

/** Uses every function that accepts an address, as a customer and as a guest. */
const useEverything = async () => {
  const article = await makeArticle(shop.db)
  const soldOut = await makeArticle(shop.db, { stock: 0 })
  const [{ productId } = { productId: 0 }] = await shop.db
    .select()
    .from(variant)
    .where(eq(variant.id, article))
  const shopper = newShopper(shop, '', '192.0.2.7')
  const register = {
    type: 'private',
    first_name: 'Noor',
    last_name: 'Jansen',
    email,
    phone: '',
    company: '',
    password,
  }
  await shopper.ask('POST', '/v1/customer', register)
  const token = await tokenInMail(shop.db, email, 'account_confirm')
  await shopper.ask('POST', '/v1/customer/email/confirm', { token, password })
  await shopper.ask('POST', '/v1/customer/login', { username: email, password })
  await shopper.ask('POST', '/v1/customer/password/forgot', { email })
  await shopper.ask('POST', '/v1/customer/subscription')

  await shop.db
    .insert(voucher)
    .values({ code: 'NOOR', title: 'Noor', kind: 'percentage', value: 10, oncePerCustomer: true })
  await shopper.add(article)
  await shopper.ask('POST', '/v1/cart/discount', { discount_code: 'NOOR' })
  const step = { ...addressStep, customer: { ...addressStep.customer, email: typedEmail } }
  await shopper.ask('POST', '/v1/checkout/customer', step)
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: 'in3',
    customer: { ...payer, phone: '0687654321' },
  })
  const { order_id, order_number } = (await shopper.press()).body
  await settleOrder(shop, order_id, 'paid')
  await shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, order_id))

  const employee = await employ(shop, 'service')
  const noted = { text: `Belde vanaf het werk, mailt vanaf ${email}` }
  await employee.ask('POST', pathOf(admin.orderNotes, { id: order_id }), noted)

  const guest = newShopper(shop)
  await guest.add(article)
  await guest.ask('POST', '/v1/checkout/customer', step)
  await guest.ask('POST', '/v1/checkout/paymentmethod', {
    selected_payment_method: 'in3',
    customer: { ...payer, phone: '0612121212' },
  })
  const answers = [
    ...(await sendPersonalForms(guest, { email: typedEmail, orderNumber: order_number, productId, soldOut })),
    await guest.ask('POST', '/v1/customer/service-fee-request', {
      order_number,
      email: typedEmail,
      reason: 'size',
      explanation: 'Te groot voor de kamer.',
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(({ body }) => [200, body.message]),
  )
  const [session] = await shop.db.select().from(shopperSession).where(isNull(shopperSession.customerId))
  await shop.db.insert(abandonment).values({ sessionTokenHash: session?.tokenHash ?? '', email })
  await shop.db.insert(registration).values({
    tokenHash: 'x',
    email,
    passwordHash: '',
    profile: { ...storedStep.customer, email },
    expiresAt: new Date(Date.now() + 60_000),
  })
  const [{ id } = { id: 0 }] = await shop.db.select().from(customer).where(eq(customer.email, email))
  return { shopper, id, order_id, order_number }
}

/** Tables with the address or the account that are not exported as records. */
const otherwise = {
  customer: 'exported as `customer`',
  order: 'exported as `orders`',
  voucher_use: 'part of the order',
  idempotency_key: 'copies of answers, for a day',
  known_ip: 'a hash of the IP address, of use to the shop only',
  password_reset: 'a secret, until it is used or half an hour old',
}
/** Columns that sound personal, in tables without the address of a shopper: an invoice prints none. */
const harmless = new Set(['reminder_refusal', 'replaced_invoice', 'staff_account'])

it('the export contains, and the deletion removes, the address in every table', async () => {
  const { shopper, id, order_id, order_number } = await useEverything()
  const before = await tablesWith(id)
  const personalTables = tables
    .filter((table) =>
      Object.values(getTableColumns(table)).some(({ name }) =>
        /email|customer|profile|recipient/i.test(name),
      ),
    )
    .map(getTableName)
    .filter((name) => !harmless.has(name) && name !== 'voucher')
  // A new table must be filled above.
  expect(personalTables.filter((name) => !before.includes(name))).toEqual([])
  const listed = personalRecords.map(({ table }) => getTableName(table)).filter((name) => !harmless.has(name))
  expect(before).toEqual([...new Set([...listed, ...Object.keys(otherwise)])].toSorted())

  const { body } = await shopper.ask<CustomerExport>('GET', '/v1/customer/export')
  expect(new Set(body.records.map(({ kind }) => kind))).toEqual(
    new Set(personalRecords.map(({ kind }) => kind)),
  )
  const exported = JSON.stringify(body)
  for (const text of [
    'Te groot voor de kamer',
    'Belde vanaf het werk',
    'Heel zacht',
    'Wanneer komt mijn bestelling',
    '0687654321',
    '0612121212',
    order_number,
  ]) {
    expect.soft(exported).toContain(text)
  }
  expect(exported).not.toMatch(/token|\$argon2/i)

  for (const handled of [withdrawal, returnRequest])
    await shop.db.update(handled).set({ handledAt: new Date() })
  expect((await shopper.ask('DELETE', '/v1/customer', { password })).status).toBe(200)
  expect(await tablesWith(id)).toEqual([])
  const [anonymised] = await shop.db.select().from(order).where(eq(order.id, order_id))
  expect(anonymised?.totalCents).toBeGreaterThan(0)
  // The shop still knows that this order was withdrawn.
  expect(await shop.db.select().from(withdrawal)).toMatchObject([
    { orderId: order_id, name: 'Verwijderd account' },
  ])
})
