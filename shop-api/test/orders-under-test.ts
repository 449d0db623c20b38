import { admin, type RowPath } from 'shared-types/contracts/admin/paths'
import type { StaffOrder } from 'shared-types/contracts/admin/orders'
import { pathOf } from 'shared-types/urls/path-pattern'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll } from 'vitest'
import { makeArticle } from './articles.ts'
import { settleOrder } from './settle-order.ts'
import { ensureShopDetails } from './shop-details.ts'
import { newShopper } from './shopper.ts'
import { staffedShop } from './staff-under-test.ts'

export const fill = (pattern: RowPath, id: string) => pathOf(pattern, { id })

/** A shop with orders of one article, and an employee who handles them. */
export const ordersUnderTest = () => {
  let article: number
  const world = staffedShop('service')
  beforeAll(async () => {
    await ensureShopDetails(world.shop.db)
    article = await makeArticle(world.shop.db, { stock: 100 })
  })
  return {
    world,
    newOrder: async ({ isPaid = true, pieces = 1, method = 'ideal', shipping = 'standard' } = {}) => {
      const shopper = newShopper(world.shop)
      await shopper.fillIn(article, pieces, method, shipping)
      const id = (await shopper.press()).body.order_id
      if (isPaid) await settleOrder(world.shop, id, 'paid')
      return id
    },
    act: (pattern: RowPath, id: string, body?: object) => world.staff.ask('POST', fill(pattern, id), body),
    pdfText: async (path: string) => {
      const { rawPayload } = await world.staff.ask('GET', path)
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
      return (await extractText(pdf, { mergePages: true })).text
    },
    read: async (id: string) => (await world.staff.ask('GET', fill(admin.order, id))).json<StaffOrder>(),
  }
}
