import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Received } from 'shared-types/contracts/contact'
import type { OrderState } from 'shared-types/contracts/order'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { order } from '../db/schema/buying/order.ts'
import { rugs } from '../catalog/category/known-categories.ts'
import { category, productCategory, variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { dateTime } from '../format.ts'
import { returnRequest } from '../db/schema/return-request.ts'

let shop: ShopUnderTest
let number: string
let withoutRug: string
const buyer = addressStep.customer.email

const makeRug = async (): Promise<number> => {
  const article = await makeArticle(shop.db, { title: 'Vloerkleed Noord' })
  const [of] = await shop.db.select().from(category).where(eq(category.code, rugs))
  const [sold] = await shop.db.select().from(variant).where(eq(variant.id, article))
  await shop.db.insert(productCategory).values({ productId: sold?.productId ?? 0, categoryId: of?.id ?? 0 })
  return article
}
const buy = async (article: number): Promise<string> => {
  const shopper = newShopper(shop)
  await shopper.fillIn(article)
  return (await shopper.press()).body.order_number
}
const move = (orderNumber: string, state: OrderState) =>
  shop.db
    .update(order)
    .set({ state, shippedAt: state === 'paid' ? null : new Date() })
    .where(eq(order.number, orderNumber))

beforeAll(async () => {
  shop = await openShopUnderTest({ config: { officeUrl: 'https://office.example' } })
  await ensureShopDetails(shop.db)
  number = await buy(await makeRug())
  withoutRug = await buy(await makeArticle(shop.db))
})
beforeEach(async () => {
  await move(number, 'shipped')
  await shop.db.delete(mail)
  await shop.db.delete(returnRequest)
})
afterAll(() => shop.close())

const ask = (changed: Record<string, string> = {}) =>
  newShopper(shop).ask<Received>('POST', '/v1/customer/service-fee-request', {
    order_number: number,
    email: buyer,
    reason: 'size',
    explanation: '',
    ...changed,
  })
const recipients = async () =>
  (await shop.db.select().from(mail)).map(({ recipient }) => recipient).toSorted()
const mailOf = async (kind: 'return_request' | 'return_request_received') => {
  const [written, ...more] = await shop.db.select().from(mail).where(eq(mail.kind, kind))
  if (!written || more.length > 0) throw new Error(`there is not one mail ${kind}`)
  return written
}
const toShop = () => mailOf('return_request')
const toBuyer = async (changed: Record<string, string>) => {
  await shop.db.delete(mail)
  await ask(changed)
  return mailOf('return_request_received')
}
const stored = () => shop.db.select().from(returnRequest)

describe('a rug return request', () => {
  it('is stored, mailed to the shop and confirmed to the customer, without an account', async () => {
    const { status, body } = await ask({ email: buyer.toUpperCase(), explanation: 'Te breed\nvoor de hal' })
    expect(status).toBe(200)
    expect(body.message).toContain(number)
    expect(await stored()).toMatchObject([
      {
        orderNumber: number,
        reason: 'size',
        explanation: 'Te breed\nvoor de hal',
        orderId: expect.any(String),
      },
    ])
    expect(await recipients()).toEqual(['klantenservice@sluimer.example', buyer.toUpperCase()].toSorted())
    expect((await toBuyer({ email: buyer })).text).toContain('een vloerkleed van bestelling')
  })

  it('is acknowledged with its content, date and time', async () => {
    const { text } = await toBuyer({ explanation: 'Te breed\nvoor de hal' })
    const [{ createdAt } = { createdAt: new Date(0) }] = await stored()
    for (const line of [
      'Dit heb je gemeld:',
      `Bestelnummer: ${number}`,
      `E-mailadres: ${buyer}`,
      'Artikelen: vloerkleed',
      'Reden: De maat past niet',
      'Toelichting: Te breed\nvoor de hal',
      `Ontvangen op: ${dateTime(createdAt)}`,
    ])
      expect(text).toContain(line)
    expect((await toBuyer({ order_number: withoutRug })).text).not.toContain('Toelichting')
  })

  it('for an order without a rug, or whose rug has not left, gets the same response and no promise', async () => {
    const { message } = (await ask()).body
    expect((await ask({ order_number: withoutRug })).body.message.replace(withoutRug, number)).toBe(message)
    const without = await toBuyer({ order_number: withoutRug })
    expect(without.text).toContain(`In bestelling ${withoutRug} zit geen vloerkleed`)
    expect(without.text).not.toContain('aankoopbedrag')
    expect((await toShop()).text).toContain(`${withoutRug} (zonder vloerkleed)`)

    await move(number, 'refunded')
    expect((await toBuyer({})).text).toContain('een vloerkleed van bestelling')

    await move(number, 'paid')
    const unsent = await toBuyer({})
    expect(unsent.text).toContain('is nog niet verzonden')
    expect(unsent.text).toContain(`/service/herroepen/?bestelling=${number}`)
    expect((await toShop()).text).toContain('nog niet verzonden')
  })

  it('is mailed to the shop with its order in the back office, or the list of returns', async () => {
    await ask()
    const [{ orderId } = { orderId: null }] = await stored()
    expect((await toShop()).text).toContain(`https://office.example/admin/#/orders/${orderId}/show`)
    await shop.db.delete(mail)
    await ask({ order_number: 'DKBD9' })
    expect((await toShop()).text).toContain('https://office.example/admin/#/returns')
  })

  it.each([
    ['an unknown number', { order_number: 'DKBD9' }],
    ['another address', { email: 'ander@example.com' }],
  ])('with %s gets the same response, is stored, and is not confirmed by mail', async (_name, changed) => {
    const known = (await ask()).body.message
    await shop.db.delete(mail)
    const { status, body } = await ask(changed)
    expect(status).toBe(200)
    expect(body.message.replace(/DKBD\d+/, number)).toBe(known)
    expect(await recipients()).toEqual(['klantenservice@sluimer.example'])
    const requests = await stored()
    expect(requests.filter(({ orderId }) => orderId === null)).toHaveLength(1)
  })

  it.each([
    ['order_number', ''],
    ['order_number', "1' or '1'='1"],
    ['email', ''],
    ['reason', ''],
    ['reason', 'approved'],
    ['explanation', 'x'.repeat(2001)],
  ])('returns a field error for %s %j, and stores nothing', async (field, value) => {
    const { status, body } = await ask({ [field]: value })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [field]: expect.stringMatching(/\w/) } })
    expect(await stored()).toEqual([])
    expect(await recipients()).toEqual([])
  })
})
