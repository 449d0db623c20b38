import { eq, inArray } from 'drizzle-orm'
import { Product, ProductTiles } from 'shared-types/contracts/provider/catalog'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../../../test/catalogue-fixtures.ts'
import { readAnswer } from '../../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../../test/shop-under-test.ts'
import { product, productFamily, variant } from '../../db/schema/products/catalog.ts'
import { publicChange } from '../../db/schema/products/change.ts'

let shop: ShopUnderTest
let familyId: number
const ids = { white: 0, sand: 0, sandLinen: 0, withdrawn: 0, alone: 0 }

const join = (id: number, color: string, hex: string, cloth: string) =>
  shop.db
    .update(product)
    .set({
      familyId,
      familyValues: [
        { title: color, color: hex },
        { title: cloth, color: null },
      ],
    })
    .where(eq(product.id, id))

beforeAll(async () => {
  shop = await openShopUnderTest()
  const { addProduct } = await fillCatalogue(shop.db)
  const add = (slug: string, rest: object = {}) =>
    addProduct({ slug, priceCents: 2499, values: ['smal', 'wit'], ...rest })
  ids.white = await add('serie-wit')
  ids.sand = await add('serie-zand', { stock: 0 })
  ids.sandLinen = await add('serie-zand-linnen')
  ids.withdrawn = await add('serie-weg', { active: false })
  ids.alone = await add('alleen')
  const [family] = await shop.db
    .insert(productFamily)
    .values({ title: 'Serie', attributes: ['Kleur', 'Stof'] })
    .returning()
  familyId = family?.id ?? 0
  await join(ids.white, 'wit', '#ffffff', 'katoen')
  await join(ids.sand, 'zand', '#ddccbb', 'katoen')
  await join(ids.sandLinen, 'zand', '#ddccbb', 'linnen')
  await join(ids.withdrawn, 'rood', '#ff0000', 'linnen')
})
afterAll(() => shop.close())

const ask = (path: string) => shop.authorize(request(shop.app.server).get(path))
const familyOf = async (slug: string) => readAnswer(Product, await ask(`/v1/catalog/product/${slug}`)).family
const colorsOf = async (...of: number[]) =>
  readAnswer(ProductTiles, await ask(`/v1/catalog/products?ids=${of.join(',')}`)).products.map(
    ({ colors }) => colors,
  )

test('a product lists the members of its family that are for sale, with their stock', async () => {
  const family = await familyOf('serie-wit')
  expect(family).toMatchObject({ title: 'Serie', attributes: ['Kleur', 'Stof'] })
  const shown = family?.members.map(({ slug, values, variants }) => [
    slug,
    values.map(({ title }) => title).join(' '),
    variants.some(({ available }) => available),
  ])
  expect(shown).toEqual([
    ['serie-wit', 'wit katoen', true],
    ['serie-zand', 'zand katoen', false],
    ['serie-zand-linnen', 'zand linnen', true],
  ])
  expect(await familyOf('alleen')).toBeNull()
})

test('similar products are those of other families', async () => {
  const path = `/v1/catalog/similar-products/${ids.white}`
  const { products } = readAnswer(ProductTiles, await ask(path))
  expect(products.map(({ slug }) => slug)).toContain('alleen')
  expect(products.map(({ slug }) => slug).filter((slug) => slug.startsWith('serie-'))).toEqual([])
  expect((await ask('/v1/catalog/similar-products/2147483647')).status).toBe(404)
})

test('a tile shows each colour of its family once', async () => {
  const colors = { shown: ['#ffffff', '#ddccbb'], count: 2 }
  expect(await colorsOf(ids.white, ids.sandLinen, ids.alone)).toEqual([colors, colors, null])
})

test('a tile shows the colours of a product whose variants carry them', async () => {
  const setColors = async (...colors: string[]) => {
    await shop.db
      .update(product)
      .set({
        options: [
          { title: 'Maat', values: [{ title: 'smal', color: null }] },
          { title: 'Kleur', values: colors.map((color) => ({ title: color, color })) },
        ],
      })
      .where(eq(product.id, ids.alone))
    await shop.db.delete(variant).where(eq(variant.productId, ids.alone))
    await shop.db.insert(variant).values(
      colors.map((color) => ({
        productId: ids.alone,
        sku: `alleen-${color}`,
        title: color,
        values: ['smal', color],
        priceCents: 2499,
        delivery: 'Morgen in huis',
      })),
    )
  }
  const six = ['#ffffff', '#ddccbb', '#222222', '#334455', '#556677', '#778899']
  await setColors(...six)
  expect(await colorsOf(ids.alone)).toEqual([{ shown: six.slice(0, 5), count: 6 }])
  await setColors('#ffffff')
  expect(await colorsOf(ids.alone)).toEqual([null])
})

test('a tile says in how many cloths its family comes', async () => {
  const { products } = readAnswer(
    ProductTiles,
    await ask(`/v1/catalog/products?ids=${ids.white},${ids.sandLinen},${ids.alone}`),
  )
  expect(products.map(({ cloths }) => cloths)).toEqual([2, 2, null])
})

test('a change of one member changes the pages of all', async () => {
  const all = [ids.white, ids.sand, ids.sandLinen, ids.withdrawn].map((id) => `product:${id}`)
  const tagsOf = async (change: () => PromiseLike<unknown>) => {
    await shop.db.delete(publicChange)
    await change()
    const rows = await shop.db.select().from(publicChange).where(inArray(publicChange.tag, all))
    return [...new Set(rows.map(({ tag }) => tag))].toSorted()
  }
  const { db } = shop
  const setActive = (active: boolean) =>
    db.update(product).set({ active }).where(eq(product.id, ids.withdrawn))
  expect(await tagsOf(() => setActive(true))).toEqual(all.toSorted())
  expect(await familyOf('serie-wit').then((family) => family?.members.length)).toBe(4)
  expect(await tagsOf(() => setActive(false))).toEqual(all.toSorted())
  const rename = () => db.update(productFamily).set({ title: 'Reeks' }).where(eq(productFamily.id, familyId))
  expect(await tagsOf(rename)).toEqual(all.toSorted())
  // Its text is not on the pages of the others.
  const retitle = () => db.update(product).set({ summary: 'Anders' }).where(eq(product.id, ids.white))
  expect(await tagsOf(retitle)).toEqual([`product:${ids.white}`])
  const leave = () =>
    db.update(product).set({ familyId: null, familyValues: [] }).where(eq(product.id, ids.withdrawn))
  expect(await tagsOf(leave)).toEqual(all.toSorted())
})
