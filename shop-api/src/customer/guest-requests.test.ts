import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { PersonalData } from 'shared-types/contracts/admin/customers'
import { admin } from 'shared-types/contracts/admin/paths'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { sendPersonalForms } from '../../test/personal-forms.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { employ } from '../../test/staff-under-test.ts'
import type { CustomerExport } from '../../test/wire-types.ts'
import { customer } from '../db/schema/buying/customer.ts'
import { order } from '../db/schema/buying/order.ts'
import { returnRequest } from '../db/schema/return-request.ts'
import { withdrawal } from '../db/schema/withdrawal.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { auditLog } from '../db/schema/staff.ts'
import { anonymiseOrders, deletedEmail, deletedName } from '../order/record/anonymise-orders.ts'

let shop: ShopUnderTest
let staff: Awaited<ReturnType<typeof employ>>
beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  staff = await employ(shop, 'service')
})
afterAll(() => shop.close())

const typedEmail = 'Gast.Jansen@Example.com'
const email = typedEmail.toLowerCase()
const of = (path: string, address: string) => `${path}?email=${encodeURIComponent(address)}`
const find = async (address: string) =>
  (await staff.ask('GET', of(admin.personalData, address))).json<PersonalData>()

/** The tables of which a row contains the address. */
const tablesWithAddress = async (): Promise<string[]> => {
  const folder = resolve(import.meta.dirname, '../db/schema')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules: object[] = await Promise.all(
    files.filter((file) => file.endsWith('.ts')).map((file) => import(resolve(folder, file))),
  )
  const names: string[] = []
  for (const table of modules.flatMap((found) => Object.values(found))) {
    if (!is(table, PgTable)) continue
    const { rows } = await shop.db.execute(
      sql`select from ${table} as found where found::text ilike ${`%${email}%`} limit 1`,
    )
    if (rows.length > 0) names.push(getTableName(table))
  }
  return names.toSorted()
}

const placeOrder = async (article: number, as = typedEmail) => {
  const guest = newShopper(shop)
  await guest.fillIn(article)
  const step = { ...addressStep, customer: { ...addressStep.customer, email: as } }
  await guest.ask('POST', '/v1/checkout/customer', step)
  return { guest, ...(await guest.press()).body }
}

it('a person without an account is found, exported and erased by the e-mail address', async () => {
  const article = await makeArticle(shop.db)
  const soldOut = await makeArticle(shop.db, { stock: 0 })
  const [{ productId } = { productId: 0 }] = await shop.db
    .select()
    .from(variant)
    .where(eq(variant.id, article))
  const { guest, order_id, order_number } = await placeOrder(article)
  await settleOrder(shop, order_id, 'paid')
  const unpaid = await placeOrder(article)
  const answers = [
    ...(await sendPersonalForms(guest, { email: typedEmail, orderNumber: order_number, productId, soldOut })),
    await guest.ask('POST', '/v1/content/newsletter/subscribe', { email: typedEmail }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

  const found = await find(` ${typedEmail} `)
  expect(found).toMatchObject({ email, customerId: null })
  expect(found.orders.map(({ id }) => id).toSorted()).toEqual([order_id, unpaid.order_id].toSorted())
  expect(found.records.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'mail',
      'newsletter',
      'backInStock',
      'review',
      'withdrawal',
      'checkout',
      'order',
    ]),
  )

  const file = await staff.ask('GET', of(admin.personalDataExport, email))
  expect(file.headers['content-disposition']).toBe('attachment; filename="persoonsgegevens.json"')
  const { orders } = file.json<Pick<CustomerExport, 'orders'>>()
  expect(orders).toHaveLength(2)
  for (const text of ['Heel zacht', 'Wanneer komt mijn bestelling', order_number]) {
    expect.soft(file.body).toContain(text)
  }
  expect(file.body).not.toMatch(/token/i)

  const expectRefused = async (reason: string) => {
    const refused = await staff.ask('DELETE', of(admin.personalData, email))
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(reason)])
  }
  await expectRefused(`Deze klant heeft nog bestelling ${order_number} lopen.`)
  await shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, order_id))
  await expectRefused(`Van bestelling ${order_number} loopt nog een retour of een terugbetaling.`)
  await shop.db.update(withdrawal).set({ handledAt: new Date() })
  expect((await staff.ask('DELETE', of(admin.personalData, email))).statusCode).toBe(204)
  expect(await tablesWithAddress()).toEqual([])
  const rows = await shop.db.select().from(order)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'completed'])
  expect(rows.every(({ totalCents }) => totalCents > 0)).toBe(true)
  expect(await find(email)).toMatchObject({ orders: [], records: [] })
  const log = await shop.db.select().from(auditLog)
  expect(log.map(({ action }) => action)).toContain('delete personal data')
})

const handleAll = async () => {
  for (const table of [withdrawal, returnRequest]) await shop.db.update(table).set({ handledAt: new Date() })
}

/** A withdrawal by the browser with the order, and the return of its rug, both in the name of a housemate. */
const sendFromOtherAddress = async (orderEmail: string) => {
  const { guest, order_id, order_number } = await placeOrder(await makeArticle(shop.db), orderEmail)
  await settleOrder(shop, order_id, 'paid')
  await shop.db.update(order).set({ state: 'completed' }).where(eq(order.id, order_id))
  const other = 'Huisgenoot@Example.com'
  const answers = [
    await guest.ask('POST', '/v1/order/withdrawal', {
      name: 'Puck de Huisgenoot',
      order_number,
      email: other,
      articles: 'Het gestreepte dekbed',
    }),
    await guest.ask('POST', '/v1/customer/service-fee-request', {
      order_number,
      email: orderEmail,
      reason: 'size',
      explanation: 'Te breed voor de gang.',
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  // The order had this address when the form was sent, and an employee corrected it since.
  await shop.db.update(returnRequest).set({ email: other }).where(eq(returnRequest.orderId, order_id))
  await handleAll()
  return { order_id, order_number, other }
}

it('what was sent about an order with another address is exported and erased, without the sender', async () => {
  const buyer = 'koper@example.com'
  const { order_id, order_number, other } = await sendFromOtherAddress(buyer)

  const found = await find(buyer)
  const kinds = found.records.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['withdrawal', 'returnRequest']))
  const { body } = await staff.ask('GET', of(admin.personalDataExport, buyer))
  for (const text of [order_number, 'Het gestreepte dekbed', 'Te breed voor de gang.'])
    expect.soft(body).toContain(text)
  expect.soft(body).not.toMatch(/huisgenoot/i)
  // The sender gets what was typed with their own address.
  const ofSender = await staff.ask('GET', of(admin.personalDataExport, other))
  expect(ofSender.body).toContain('Puck de Huisgenoot')

  expect((await staff.ask('DELETE', of(admin.personalData, buyer))).statusCode).toBe(204)
  const [declared] = await shop.db.select().from(withdrawal).where(eq(withdrawal.orderId, order_id))
  expect(declared).toMatchObject({ name: deletedName, email: deletedEmail, orderNumber: order_number })
  const [requested] = await shop.db.select().from(returnRequest).where(eq(returnRequest.orderId, order_id))
  expect(requested).toMatchObject({ email: deletedEmail, explanation: '', reason: 'size' })
})

it('what was sent about an order is made anonymous with it by age', async () => {
  const { order_id } = await sendFromOtherAddress('lang.geleden@example.com')
  await shop.db.transaction((tx) => anonymiseOrders(tx, eq(order.id, order_id)))
  const [declared] = await shop.db.select().from(withdrawal).where(eq(withdrawal.orderId, order_id))
  expect(declared).toMatchObject({ name: deletedName, email: deletedEmail })
  const [requested] = await shop.db.select().from(returnRequest).where(eq(returnRequest.orderId, order_id))
  expect(requested).toMatchObject({ email: deletedEmail, explanation: '' })
})

it('an address with an account is found with it, and erased with it', async () => {
  const [{ id } = { id: 0 }] = await shop.db
    .insert(customer)
    .values({ email: 'klant@example.com', passwordHash: '', profile: { ...addressStep.customer } as never })
    .returning()
  expect(await find('Klant@example.com')).toMatchObject({ customerId: id })
  expect((await staff.ask('DELETE', of(admin.personalData, 'Klant@example.com'))).statusCode).toBe(204)
  expect(await shop.db.$count(customer, eq(customer.id, id))).toBe(0)
})

it('something that is no address is refused, and so is an employee who writes texts', async () => {
  expect((await staff.ask('GET', of(admin.personalData, 'jansen'))).statusCode).toBe(422)
  const writer = await employ(shop, 'content')
  expect((await writer.ask('GET', of(admin.personalData, email))).statusCode).toBe(403)
})
