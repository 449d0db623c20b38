import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { newShopper } from '../../test/shopper.ts'
import { backInStock } from '../db/schema/products/back-in-stock.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { mail } from '../db/schema/mail.ts'
import { quotaUse } from '../db/schema/process/quota.ts'
import { sendBackInStockMails } from './send-notifications.ts'

let shop: ShopUnderTest
let soldOut: number
let inStock: number
beforeAll(async () => {
  shop = await openShopUnderTest({ config: { quotaFactor: 1 } })
  const variants = await shop.db.select().from(variant).orderBy(asc(variant.id)).limit(2)
  soldOut = variants[0]?.id ?? 0
  inStock = variants[1]?.id ?? 0
  await setStock(soldOut, 0)
  await setStock(inStock, 3)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.delete(quotaUse))

const setStock = (id: number, stock: number) =>
  shop.db.update(variant).set({ stock }).where(eq(variant.id, id))
const askFor = (item_id: number, email = 'zoe@example.com', shopper = newShopper(shop)) =>
  shopper.ask<{ message: string }>('POST', '/v1/catalog/back-in-stock', { item_id, email })
const run = () => sendBackInStockMails(shop.shop, new AbortController().signal)
const mails = () => shop.db.select().from(mail).where(eq(mail.kind, 'back_in_stock'))

it('sends one mail when the article is back in stock, and deletes the address', async () => {
  const answers = await Promise.all([askFor(soldOut), askFor(soldOut, ' ZOE@example.com'), askFor(soldOut)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await run()
  expect(await mails()).toEqual([])

  await setStock(soldOut, 2)
  await Promise.all([run(), run()])
  const [written, ...more] = await mails()
  expect(more).toEqual([])
  expect(written).toMatchObject({ recipient: 'zoe@example.com' })
  expect(written?.text).toMatch(new RegExp(`\\.html\\?v=${soldOut}\\b`))
  expect(await shop.db.select().from(backInStock)).toEqual([])

  await setStock(soldOut, 0)
  await setStock(soldOut, 5)
  await run()
  expect(await mails()).toHaveLength(1)
})

it('refuses articles in stock, unknown articles and invalid addresses', async () => {
  expect(await askFor(inStock)).toMatchObject({ status: 409, body: { code: 'already_done' } })
  expect((await askFor(2_000_000_000)).status).toBe(404)
  await setStock(soldOut, 0)
  const answer = await askFor(soldOut, 'zoe@')
  expect(answer.body.errors).toEqual({ email: 'Vul een geldig e-mailadres in' })
})

it('limits the subscriptions of one shopper', async () => {
  const shopper = newShopper(shop)
  let last = 0
  for (let index = 0; index < 21; index += 1) {
    last = (await askFor(soldOut, `naam${index}@example.com`, shopper)).status
  }
  expect(last).toBe(429)
})
