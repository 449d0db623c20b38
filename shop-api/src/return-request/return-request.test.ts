import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Received } from 'shared-types/contracts/contact'
import { makeArticle } from '../../test/articles.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper } from '../../test/shopper.ts'
import { mail } from '../db/schema/mail.ts'
import { returnRequest } from '../db/schema/return-request.ts'

let shop: ShopUnderTest
let number: string
const buyer = addressStep.customer.email

beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  const shopper = newShopper(shop)
  await shopper.fillIn(await makeArticle(shop.db))
  number = (await shopper.press()).body.order_number
})
beforeEach(async () => {
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
