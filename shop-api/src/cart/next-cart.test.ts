/** @module-tag slow */
import { inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { AddConfigurationRequest, Cart, OrderStatus } from '../../test/wire-types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { bedRequest } from '../../test/configured-bed.ts'
import { settleOrder } from '../../test/settle-order.ts'
import { ensureShopDetails } from '../../test/shop-details.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { addressStep, newShopper, type Shopper } from '../../test/shopper.ts'
import { variant } from '../db/schema/products/catalog.ts'

let shop: ShopUnderTest
let articles: number[]
/** Three configurations of one bed, and another bed. */
let beds: AddConfigurationRequest[]

beforeAll(async () => {
  shop = await openShopUnderTest()
  await ensureShopDetails(shop.db)
  articles = [await makeArticle(shop.db, { stock: 9_000 }), await makeArticle(shop.db, { stock: 9_000 })]
  const ameland = 'opbergboxspring-ameland'
  beds = await Promise.all([
    bedRequest(shop.db, ameland),
    bedRequest(shop.db, ameland, [1]),
    bedRequest(shop.db, ameland, [2, 1]),
    bedRequest(shop.db, 'compacte-boxspring-rottum', [1]),
  ])
  const sold = beds.map(({ item_id }) => item_id)
  await shop.db.update(variant).set({ stock: 9_000 }).where(inArray(variant.id, sold))
})
afterAll(() => shop.close())

/** Pieces by line; zero or less means none. */
type Pieces = Map<string, number>

const keyOf = (variantId: number, boxconfig = '') => `${variantId} ${boxconfig}`

const piecesIn = ({ items }: Cart): Pieces =>
  new Map(items.map(({ variant_id, custom, quantity }) => [keyOf(variant_id, custom?.boxconfig), quantity]))

const without = (pieces: Pieces, bought: Pieces): Pieces =>
  new Map(
    [...pieces].flatMap(([key, count]) => {
      const left = count - (bought.get(key) ?? 0)
      return left > 0 ? [[key, left]] : []
    }),
  )

/** The first two are plain variants, the others configured beds. */
const addition = fc.record({ what: fc.nat(5), quantity: fc.integer({ min: 1, max: 3 }) })
type Addition = typeof addition extends fc.Arbitrary<infer A> ? A : never

const add = async (shopper: Shopper, { what, quantity }: Addition): Promise<void> => {
  const bed = beds[what - articles.length]
  for (let piece = 0; piece < quantity; piece++) {
    const { status } = bed
      ? await shopper.ask('POST', '/v1/cart/configurator', bed)
      : await shopper.add(articles[what] ?? 0)
    expect(status).toBe(200)
  }
}

interface Walk {
  before: Addition[]
  after: Addition[]
  removesFirst: boolean
  byTransfer: boolean
}

/** Orders what was added before. Returns the contents of the next cart and the expected contents. */
const buy = async ({ before, after, removesFirst, byTransfer }: Walk) => {
  const shopper = newShopper(shop)
  for (const one of before) await add(shopper, one)
  await shopper.ask('POST', '/v1/checkout/customer', addressStep)
  const { body: bought } = await shopper.ask<Cart>('GET', '/v1/cart')
  // Guests cannot pay a large amount by transfer.
  const isTransfer = byTransfer && bought.totals.grand_total <= 900
  await shopper.ask('POST', '/v1/checkout/paymentmethod', {
    selected_shipping_method: 'standard',
    selected_payment_method: isTransfer ? 'banktransfer' : 'ideal',
  })
  const placed = await shopper.press()
  expect(placed.status).toBe(200)

  for (const one of after) await add(shopper, one)
  if (removesFirst) await shopper.ask('DELETE', `/v1/cart/item?id=${bought.items[0]?.id}`)
  const { body: full } = await shopper.ask<Cart>('GET', '/v1/cart')
  const left = without(piecesIn(full), piecesIn(bought))
  if (isTransfer) await settleOrder(shop, placed.body.order_id, 'pending')
  await settleOrder(shop, placed.body.order_id, 'paid')

  const status = await shopper.ask<OrderStatus>('GET', `/v1/order/${placed.body.order_id}/status`)
  expect(status.body.state).toBe('paid')
  const { body: next } = await shopper.ask<Cart>('GET', '/v1/cart')
  return { next: piecesIn(next), left }
}

const walk: fc.Arbitrary<Walk> = fc.record({
  before: fc.array(addition, { minLength: 1, maxLength: 4 }),
  after: fc.array(addition, { maxLength: 4 }),
  removesFirst: fc.boolean(),
  byTransfer: fc.boolean(),
})

it('contains exactly what was added after the order was placed', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(walk, async (one) => {
    const { next, left } = await buy(one)
    expect(next).toEqual(left)
  })
  await fc.assert(property, { numRuns: 60 })
})

it('contains the remaining configurations of one bed after another configuration was ordered', async () => {
  const { next, left } = await buy({
    before: [{ what: 4, quantity: 1 }],
    after: [
      { what: 2, quantity: 2 },
      { what: 3, quantity: 2 },
    ],
    removesFirst: false,
    byTransfer: false,
  })
  expect(next).toEqual(left)
  expect([...next.values()]).toEqual([2, 2])
})
