import { apiPaths } from 'shared-types/urls/api-paths'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopUnderTest, type ShopUnderTest } from '../../shop-api/test/shop-under-test.ts'
import { followChanges } from '../src/changes/follow-changes.ts'
import { eventually, type FrontDesk, openFrontDesk } from './front-desk.ts'
import { openWebDouble } from './web-double.ts'

let shop: ShopUnderTest
let web: Awaited<ReturnType<typeof openWebDouble>>
let desks: FrontDesk[]
const stop = new AbortController()
const following: Promise<void>[] = []

beforeAll(async () => {
  shop = await openShopUnderTest({ listen: true })
  web = await openWebDouble()
  const options = { webDist: web.folder }
  desks = await Promise.all([openFrontDesk(shop.url, options), openFrontDesk(shop.url, options)])
  for (const { bff } of desks) {
    following.push(followChanges(bff.shopApi, bff.changes, { stopping: stop.signal, log: bff.log }))
  }
  await eventually(() => desks.every(({ bff }) => bff.changes.count() > 0))
})
afterAll(async () => {
  stop.abort()
  await Promise.all(following)
  for (const desk of desks) await desk.close()
  await shop.close()
  await web.close()
})

/** Much shorter than the 15 s after which an answer of a product is read again anyway. */
const soon = 8_000

const getAll = async (path: string) =>
  Promise.all(desks.map(async ({ url }) => (await supertest(url).get(path).expect(200)).body))

test('a new price appears at every replica, in the product and in lists; other answers stay cached', async () => {
  const listing = apiPaths.listing('dekbed')
  const [{ products }] = await getAll(listing)
  const [one, two] = products
  await getAll(apiPaths.product(one.slug))
  const other = await getAll(apiPaths.product(two.slug))

  // Changed without a trigger: an answer that shows it was read again unnecessarily.
  await shop.pool.query(`begin; set local session_replication_role = replica;
    update product set summary = 'ongemerkt' where id = ${two.id}; commit`)
  const price = 12_345
  await shop.pool.query(`begin; update product set price_from_cents = ${price} where id = ${one.id};
    update variant set price_cents = ${price} where product_id = ${one.id}; commit`)

  await eventually(async () => {
    const answers = await getAll(apiPaths.product(one.slug))
    return answers.every(({ variants }) => variants[0].price.price === price)
  }, soon)
  for (const { products: tiles } of await getAll(listing)) {
    expect(tiles.find(({ id }: { id: number }) => id === one.id).price.price).toBe(price)
  }
  expect(await getAll(apiPaths.product(two.slug))).toEqual(other)
})

test('a product that is no longer sold disappears at every replica', async () => {
  const [{ products }] = await getAll(apiPaths.listing('dekbed'))
  const [, , two] = products
  await getAll(apiPaths.product(two.slug))
  await shop.pool.query('update product set active = false where id = $1', [two.id])
  const read = () => Promise.all(desks.map(({ url }) => supertest(url).get(apiPaths.product(two.slug))))
  await eventually(async () => (await read()).every(({ status }) => status === 404), soon)
  expect((await read()).map(({ status }) => status)).toEqual([404, 404])
})

test('a new advice appears at every replica: at its listing and in searches, and leaves them again', async () => {
  const route = apiPaths.categoryRoute('klamboes')
  const found = [apiPaths.search('klamboe'), apiPaths.searchSuggestions('klamboe')]
  const offered = async () => (await getAll(route)).map(({ advice }) => advice)
  const inSearches = async () => {
    const answers = (await Promise.all(found.map(getAll))).flat()
    return answers.map(({ pages }) =>
      pages.some(({ path }: { path: string }) => path === 'klamboes/keuzehulp'),
    )
  }
  expect(await offered()).toEqual([null, null])
  expect(await inSearches()).toEqual([false, false, false, false])
  await shop.pool.query(`insert into content (key, data) select 'advice:klamboes',
    data || '{"code": "klamboes", "title": "Welke klamboe?", "category": "klamboes", "also": []}' from content where key = 'advice:dekbed'`)
  await eventually(async () => (await offered()).every((code) => code === 'klamboes'), soon)
  await eventually(async () => (await inSearches()).every(Boolean), soon)
  await shop.pool.query(`delete from content where key = 'advice:klamboes'`)
  await eventually(async () => (await offered()).every((code) => code === null), soon)
  await eventually(async () => !(await inSearches()).some(Boolean), soon)
})

test('a closed day leaves the promises of every replica, in products, lists and pages', async () => {
  const listing = apiPaths.listing('dekbed')
  const [{ products }] = await getAll(listing)
  const tile = products.find(({ delivery }: { delivery: string }) => delivery.startsWith('Voor 23:59'))
  const promises = async () => {
    const [found, lists] = [await getAll(apiPaths.product(tile.slug)), await getAll(listing)]
    const tiles = lists.map(({ products: all }) => all.find(({ id }: { id: number }) => id === tile.id))
    const variants = found.map(({ variants: all }) =>
      all.find(({ id }: { id: number }) => id === tile.variantId),
    )
    return new Set([...variants, ...tiles].map(({ delivery }) => delivery))
  }
  expect(await promises()).toEqual(new Set([tile.delivery]))
  await shop.pool.query(
    `insert into closed_period (first_day, last_day) values (current_date, current_date + 14)`,
  )
  await eventually(async () => {
    const shown = await promises()
    return shown.size === 1 && !shown.has(tile.delivery)
  }, soon)
  await shop.pool.query('delete from closed_period')
  await eventually(async () => {
    const shown = await promises()
    return shown.size === 1 && shown.has(tile.delivery)
  }, soon)
})

const locations = async (path = '/oude-naam/ae-kleur/wit/') =>
  Promise.all(
    desks.map(async ({ url }) => {
      const { status, headers } = await supertest(url).get(path)
      return headers['location'] ?? status
    }),
  )

test('an address without a page redirects at every replica as soon as a redirect is added, and no longer', async () => {
  expect(await locations()).toEqual([404, 404])
  await shop.pool.query(`insert into redirect (from_path, to_path) values ('/oude-naam/', '/dekbed/')`)
  const begun = performance.now()
  await eventually(
    async () => (await locations()).every((answer) => answer === '/dekbed/ae-kleur/wit/'),
    soon,
  )
  expect(performance.now() - begun).toBeLessThan(5_000)
  await shop.pool.query('delete from redirect')
  await eventually(async () => (await locations()).every((answer) => answer === 404), soon)
})

test('an old address with a query redirects at every replica, and other queries of it show the page', async () => {
  expect(await locations('/?p=12')).toEqual([200, 200])
  await shop.pool.query(`insert into redirect (from_path, to_path) values
    ('/?p=12', '/dekbed/'), ('/artikel.php/?id=7', '/dekbed/'), ('/artikel.php/', '/wonen/')`)
  await eventually(async () => (await locations('/?p=12')).every((answer) => answer === '/dekbed/'), soon)
  await eventually(
    async () => (await locations('/Artikel.php?id=7')).every((answer) => answer === '/dekbed/'),
    soon,
  )
  expect(await locations('/?p=13')).toEqual([200, 200])
  expect(await locations('/artikel.php/?id=8')).toEqual(['/wonen/?id=8', '/wonen/?id=8'])
  await shop.pool.query('delete from redirect')
  await eventually(async () => (await locations('/?p=12')).every((answer) => answer === 200), soon)
})
