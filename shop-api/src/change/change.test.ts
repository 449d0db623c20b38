import { eq, sql } from 'drizzle-orm'
import type { Changes } from 'shared-types/contracts/provider/catalog'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { content } from '../db/schema/content.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { product, variant } from '../db/schema/products/catalog.ts'

let shop: ShopUnderTest
beforeAll(async () => {
  shop = await openShopUnderTest()
})
afterAll(() => shop.close())

const ask = async (after?: string) => {
  const query = after === undefined ? '' : `?after=${after}`
  const answer = await shop.app.inject({
    url: `/v1/catalog/changes${query}`,
    headers: { authorization: shop.bearer },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Changes>()
}
/** Waits until the commit is visible: transactions of other tests delay it. */
const settle = async () => {
  const { rows } = await shop.pool.query<{ now: string }>('select pg_current_xact_id()::text as now')
  const isSeen = async () => {
    const seen = await shop.pool.query<{ seen: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as seen',
      [rows[0]?.now],
    )
    return seen.rows[0]?.seen
  }
  await expect.poll(isSeen, { timeout: 30_000, interval: 20 }).toBe(true)
}
const startNow = async () => {
  await settle()
  return (await ask()).cursor
}
const tagsSince = async (cursor: string) => {
  await settle()
  return (await ask(cursor)).tags.toSorted()
}
const tagsOf = async (change: () => Promise<unknown>) => {
  const cursor = await startNow()
  await change()
  return tagsSince(cursor)
}
const articleAndProduct = async () => {
  const article = await makeArticle(shop.db)
  const [row] = await shop.db.select().from(variant).where(eq(variant.id, article))
  const [made] = await shop.db
    .select()
    .from(product)
    .where(eq(product.id, row?.productId ?? 0))
  return { article, product: made?.id ?? 0, category: made?.mainCategoryId ?? 0 }
}
const setStock = (article: number, stock: number) =>
  shop.db.update(variant).set({ stock }).where(eq(variant.id, article))

test('a sold piece changes only its product; the last one also changes the lists', async () => {
  const made = await articleAndProduct()
  expect(await tagsOf(() => setStock(made.article, 9))).toEqual([`product:${made.product}`])
  const all = [`category:${made.category}`, `product:${made.product}`, 'products']
  expect(await tagsOf(() => setStock(made.article, 0))).toEqual(all)
  expect(await tagsOf(() => setStock(made.article, 1))).toEqual(all)
})

test('a filter value of a variant changes the product and the lists', async () => {
  const made = await articleAndProduct()
  const tags = await tagsOf(() =>
    shop.db
      .update(variant)
      .set({ facetValueIds: [1] })
      .where(eq(variant.id, made.article)),
  )
  expect(tags).toEqual([`category:${made.category}`, `product:${made.product}`, 'products'])
})

test('a price changes the product, its lists and their parent lists', async () => {
  const { rows } = await shop.db.execute<{ id: number; parent: number; product: number }>(sql`
    select category.id, category.parent_id as parent, product_id as product from product_category
    join category on category.id = category_id where parent_id is not null limit 1`)
  const [row] = rows
  const tags = await tagsOf(() =>
    shop.db
      .update(variant)
      .set({ priceCents: sql`price_cents + 100` })
      .where(eq(variant.productId, row?.product ?? 0)),
  )
  expect(tags).toEqual(
    expect.arrayContaining([
      `category:${row?.id}`,
      `category:${row?.parent}`,
      `product:${row?.product}`,
      'products',
    ]),
  )
})

test('a new product changes the lists', async () => {
  const cursor = await startNow()
  const made = await articleAndProduct()
  const tags = await tagsSince(cursor)
  expect(tags).toEqual(
    expect.arrayContaining([`category:${made.category}`, `product:${made.product}`, 'products']),
  )
})

test('texts and configurators have their own tags', async () => {
  expect(await tagsOf(() => shop.db.update(content).set({ data: sql`data` }))).toEqual(['content'])
  const [set] = await shop.db.select().from(configurator).limit(1)
  const tags = await tagsOf(() => setStock(set?.variantId ?? 0, 5))
  expect(tags).toContain('configurators')
})

test('many products at once are a reset', async () => {
  const { cursor } = await ask()
  await shop.db.execute(sql`select note_products(array(select generate_series(1, 1001)))`)
  expect(await ask(cursor)).toMatchObject({ reset: true, tags: [] })
})

test('a transaction that commits late is not missed', async () => {
  const made = await articleAndProduct()
  const other = await articleAndProduct()
  const client = await shop.pool.connect()
  const cursor = await startNow()
  await client.query('begin')
  await client.query('update variant set stock = stock - 1 where id = $1', [made.article])
  // It got its transaction id after the late one, and commits before it.
  await setStock(other.article, 3)
  const read = vi.spyOn(shop.shop.db.$client, 'query')
  const waiting = ask(cursor)
  // It has read the changes once without that transaction.
  await expect.poll(() => read.mock.settledResults[0]?.type).toBe('fulfilled')
  read.mockRestore()
  await client.query('commit')
  client.release()
  const first = await waiting
  const tags = [...first.tags, ...(await tagsSince(cursor))]
  expect(tags).toEqual(expect.arrayContaining([`product:${made.product}`, `product:${other.product}`]))
  // The cursor of the first answer did not pass the running transaction.
  const rest = first.tags.includes(`product:${made.product}`) ? [] : await tagsSince(first.cursor)
  expect([...first.tags, ...rest]).toContain(`product:${made.product}`)
})

test('a change that is rolled back is not reported', async () => {
  const made = await articleAndProduct()
  const cursor = await startNow()
  const client = await shop.pool.connect()
  await client.query('begin')
  await client.query('update variant set stock = 3 where id = $1', [made.article])
  await client.query('rollback')
  client.release()
  const other = await articleAndProduct()
  const tags = await tagsSince(cursor)
  expect(tags).toContain(`product:${other.product}`)
  expect(tags).not.toContain(`product:${made.product}`)
})

test('a cursor of transactions that a failover lost is a reset', async () => {
  const [transaction = '', second = ''] = (await ask()).cursor.split('.')
  const { reset, cursor } = await ask(`${BigInt(transaction) + 1_000_000n}.${second}`)
  expect(reset).toBe(true)
  expect(BigInt(cursor.split('.')[0] ?? '')).toBeLessThan(BigInt(transaction) + 1_000_000n)
})

test('a cursor of an hour ago is a reset, and a malformed one is refused', async () => {
  const { cursor } = await ask()
  const [transaction = '', second = ''] = cursor.split('.')
  expect(await ask(`${transaction}.${Number(second) - 3_600}`)).toMatchObject({ reset: true })
  for (const wrong of ['x', '1', '1.2.3', '-1.1', '00907397.4200297', '1.01']) {
    const answer = await shop.app.inject({
      url: `/v1/catalog/changes?after=${wrong}`,
      headers: { authorization: shop.bearer },
    })
    expect(answer.statusCode).toBe(422)
  }
})
