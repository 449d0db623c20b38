import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import type { StaffCategory } from 'shared-types/contracts/admin/assortment/categories'
import type { ImportPlan } from 'shared-types/contracts/admin/assortment/imports'
import {
  ProductChange,
  type StaffProduct,
  VariantBefore,
} from 'shared-types/contracts/admin/assortment/products'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Image } from 'shared-types/image'
import { pathOf } from 'shared-types/urls/path-pattern'
import { beforeAll, describe, expect, it } from 'vitest'
import { staffedShop } from '../../../test/staff-under-test.ts'
import { brand, category, facet, facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { optionsOf, readOptionFilters } from './option-filters.ts'

const world = staffedShop('content')

let made = 0
const images: Image[] = []
let brandId = 0
beforeAll(async () => {
  const files = await Promise.all(
    ['#845', '#485'].map((background) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  )
  for (const file of files) {
    const image = (await world.staff.send('POST', admin.pictures, file)).json<Image>()
    images.push({ ...image, alt: `Foto ${images.length + 1}` })
  }
  brandId = (await world.shop.db.select().from(brand).limit(1))[0]?.id ?? 0
})

const read = async (id: number) =>
  (await world.staff.ask('GET', pathOf(admin.product, { id }))).json<StaffProduct>()
const save = async (id: number, change: object = {}) => {
  const shown = await read(id)
  const unchanged = Object.fromEntries(
    Object.keys(ProductChange.shape).map((key) => [key, shown[key as keyof StaffProduct]]),
  )
  return world.staff.ask('PUT', pathOf(admin.product, { id }), { ...unchanged, ...change })
}

interface Typed {
  sku: string
  options: Record<string, string>
  priceCents: number
}
const articleOf = ({ options, ...article }: Typed) => ({
  ...article,
  stock: 5,
  options: Object.entries(options).map(([title, value]) => ({ title, value })),
})
const addArticle = async (id: number, article: Typed) =>
  world.staff.ask('POST', pathOf(admin.productArticles, { id }), articleOf(article))

/** A product of the owner in a category of its own, shown in the shop. */
const ownProduct = async ([first, ...more]: [Typed, ...Typed[]]) => {
  made += 1
  const added = await world.staff.ask('POST', admin.categories, {
    title: `Eigen lakens ${made}`,
    slug: '',
    parentId: null,
    kind: 'listing',
  })
  const list = added.json<StaffCategory>()
  const answer = await world.staff.ask('POST', admin.products, {
    title: `Laken Eigen ${made}`,
    slug: '',
    brandId,
    mainCategoryId: list.id,
    article: articleOf(first),
  })
  const { id, slug } = answer.json<StaffProduct>()
  for (const article of more) expect((await addArticle(id, article)).statusCode).toBe(204)
  expect((await save(id, { images, active: true })).statusCode).toBe(200)
  return { id, slug, path: list.path }
}
const sizes = (mark: string): [Typed, Typed] => [
  { sku: `${mark}-1`, options: { Maat: '140x200' }, priceCents: 1995 },
  { sku: `${mark}-2`, options: { Maat: '240 X 220' }, priceCents: 9995 },
]

interface Tile {
  price: { price: number }
  sku: string
  options: { title: string }[]
  colors: { shown: string[] } | null
}
const listed = async (path: string, querystring = ''): Promise<Tile[]> => {
  const answer = await world.shop.app.inject({
    url: '/v1/catalog/overview/category',
    query: { path, querystring },
    headers: { authorization: world.shop.bearer },
  })
  return answer.json<{ products: Tile[] }>().products
}
const prices = async (path: string) => (await listed(path)).map(({ price }) => price.price)
const article = async (id: number, sku: string) => {
  const found = (await read(id)).variants.find((sold) => sold.sku === sku)
  if (!found) throw new Error(`no article ${sku}`)
  return found
}
const saveArticle = async (id: number, sku: string, change: object) => {
  const shown = await article(id, sku)
  const was = VariantBefore.strip().parse(shown)
  return world.staff.ask('PUT', pathOf(admin.variant, { id: shown.id }), { ...was, ...change, was })
}

describe('the filter values of an article', () => {
  it('are those of the seed, where colours have the name of their filter value', async () => {
    const filters = await readOptionFilters(world.shop.db)
    const seeded = await world.shop.db
      .select({ options: product.options, values: variant.values, held: variant.facetValueIds })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
    for (const { options, values, held } of seeded) {
      const found = filters.idsOf(optionsOf(options, values))
      const isNamed = options.every(({ title }) => title !== 'Kleur')
      expect(held).toEqual(isNamed ? found : expect.arrayContaining(found))
    }
  })

  it('are those of its options: a list of one size has its price', async () => {
    const { path, id } = await ownProduct(sizes('MAAT'))
    expect(await prices(path)).toEqual([19.95])
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([99.95])
    expect(await prices(`${path}/ae-maat/140x200`)).toEqual([19.95])
    expect((await saveArticle(id, 'MAAT-2', { active: false })).statusCode).toBe(204)
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([])
    await addArticle(id, { sku: 'MAAT-3', options: { Maat: '200x200 cm' }, priceCents: 7995 })
    expect(await prices(`${path}/ae-maat/200x200`)).toEqual([79.95])
  })

  it('are found for a new size of a product of the seed', async () => {
    const seeded = await world.shop.db
      .select({ id: product.id, options: product.options, held: product.facetValueIds, path: category.path })
      .from(product)
      .innerJoin(category, eq(category.id, product.mainCategoryId))
      .where(eq(category.path, 'dekbedovertrek'))
    const of = seeded.find(({ options }) => options.map(({ title }) => title).join() === 'Maat')
    const sizeValues = await world.shop.db
      .select({ id: facetValue.id, title: facetValue.title, slug: facetValue.slug })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(and(eq(facet.code, 'ae-maat'), like(facetValue.title, '%x% cm')))
    const added = sizeValues.find(({ id }) => !of?.held.includes(id))
    const size = added?.title.replace(' cm', '') ?? ''
    const list = `${of?.path}/ae-maat/${added?.slug}`
    await addArticle(of?.id ?? 0, { sku: 'NIEUW-1', options: { Maat: size }, priceCents: 100 })
    expect((await listed(list, 'tn_sort=prijs-oplopend'))[0]?.sku).toBe('NIEUW-1')
  })

  it('come with a file too, and to older articles when their product is saved', async () => {
    const { path, id, slug } = await ownProduct(sizes('OUD'))
    const file = `artikelnummer,product,opties,prijs\nOUD-3,${slug},Maat: 200x200,"59,95"`
    const plan = (
      await world.staff.send('POST', `${admin.imports}?name=maten.csv`, Buffer.from(file))
    ).json<ImportPlan>()
    await world.staff.ask('POST', pathOf(admin.importApply, { id: plan.id ?? '' }))
    expect(await prices(`${path}/ae-maat/200x200`)).toEqual([59.95])

    await world.shop.db.update(variant).set({ facetValueIds: [] }).where(eq(variant.productId, id))
    const [size] = await world.shop.db
      .select({ id: facetValue.id })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(eq(facetValue.slug, '240x220'))
    await world.shop.db
      .update(product)
      .set({ facetValueIds: [size?.id ?? 0] })
      .where(eq(product.id, id))
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([19.95])
    const saved = await save(id)
    expect(saved.json()).toMatchObject({ facetValueIds: [] })
    expect(await prices(`${path}/ae-maat/240x220`)).toEqual([99.95])
    expect(await prices(`${path}/ae-maat/140x200`)).toEqual([19.95])
  })
})
