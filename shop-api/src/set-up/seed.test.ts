import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import {
  brand,
  category,
  facet,
  facetValue,
  priceHistory,
  product,
  productCategory,
  variant,
} from '../db/schema/products/catalog.ts'
import { withoutTimeLimits } from '../db/client.ts'
import { content, servicePage } from '../db/schema/content.ts'
import { review } from '../db/schema/review.ts'
import { isEmpty, seedDatabase } from './seed.ts'

const dayMs = 86_400_000
const images = resolve(import.meta.dirname, '../../seed/images')

let shop: ShopUnderTest

const readAll = async () => {
  const { db } = shop
  const [brands, categories, products, links, variants, history, facets, values, reviews, pieces, pages] =
    await Promise.all([
      db.select().from(brand).orderBy(brand.id),
      db.select().from(category).orderBy(category.id),
      db.select().from(product).orderBy(product.id),
      db.select().from(productCategory).orderBy(productCategory.productId, productCategory.categoryId),
      db.select().from(variant).orderBy(variant.id),
      db.select().from(priceHistory).orderBy(priceHistory.variantId, priceHistory.validFrom),
      db.select().from(facet).orderBy(facet.id),
      db.select().from(facetValue).orderBy(facetValue.id),
      db.select().from(review).orderBy(review.id),
      db.select().from(content).orderBy(content.key),
      db.select().from(servicePage).orderBy(servicePage.slug),
    ])
  return { brands, categories, products, links, variants, history, facets, values, reviews, pieces, pages }
}
type Everything = Awaited<ReturnType<typeof readAll>>

let all: Everything
const seededAt = new Date()

beforeAll(async () => {
  shop = await openShopUnderTest()
  await emptyShop()
  // As at the first start: a busy machine takes longer than a query of the shop may.
  await withoutTimeLimits(shop.pool, (db) => seedDatabase(db, 'demo', seededAt))
  all = await readAll()
})
afterAll(() => shop.close())

const emptyShop = () =>
  shop.db.execute(
    sql`truncate brand, category, product_family, product, product_category, variant, price_history, facet, facet_value,
        review, content, service_page, content_page, render restart identity cascade`,
  )

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const groupBy = <K, T>(rows: T[], key: (row: T) => K) => Map.groupBy(rows, key)

const singular = (title: string) =>
  title
    .replace(/heden$/, 'heid')
    .replace(/slopen$/, 'sloop')
    .replace(/(en|s)$/, '')

describe('a new shop', () => {
  it('has a sufficient number of products', () => {
    expect(all.products.length).toBeGreaterThanOrEqual(240)
    expect(all.variants.length).toBeGreaterThanOrEqual(1200)
    expect(all.brands.length).toBeGreaterThanOrEqual(12)
    expect(all.reviews.length).toBeGreaterThanOrEqual(1500)
  })

  it('has the categories of spec §2, each of the right kind', () => {
    const kinds = new Map(all.categories.map(({ path, kind }) => [path, kind]))
    const listings = `dekbedovertrek dekbed hoeslaken hoofdkussen/hoofdkussens boxspring/boxspring-kopen matrassen
      molton kids wonen wonen/vloerkleden wonen/gordijnen wonen/badtextiel badtextiel accessoires klamboes
      sierkussens hotel-linnen strictly-business outlet-overzicht/outlet gadgets gratis-dekbed alles-999-op-op`
    for (const path of listings.split(/\s+/)) expect.soft(kinds.get(path), path).toBe('listing')
    for (const path of ['showrooms', 'cyber-monday', 'hoofdkussen'])
      expect.soft(kinds.get(path), path).toBe('text')
    for (const path of ['boxspring', 'acties', 'outlet-overzicht', 'telefoon']) {
      expect.soft(kinds.get(path), path).toBe('overview')
    }
    expect(all.categories.find(({ path }) => path === 'acties')?.numberOfFilters).toBe(0)
    const hidden = all.categories.filter(({ listed }) => !listed)
    expect(hidden.length).toBeGreaterThan(2)
    expect(hidden.filter(({ title }) => !title.startsWith('[TEST]'))).toEqual([])
  })

  it('has products in every listing, and many in those of the menu', () => {
    const sizes = groupBy(all.links, ({ categoryId }) => categoryId)
    const listings = all.categories.filter(({ kind }) => kind === 'listing')
    const empty = listings.filter(({ id }) => !sizes.has(id)).map(({ path }) => path)
    expect(empty).toEqual([])
    const dekbedovertrek = all.categories.find(({ path }) => path === 'dekbedovertrek')
    expect(sizes.get(dekbedovertrek?.id ?? 0)?.length).toBeGreaterThan(48)
  })

  it('has at least twelve products in every listing, also in those of offers', () => {
    const reduced = new Set(
      all.variants.filter(({ priceOldCents }) => priceOldCents !== null).map(({ productId }) => productId),
    )
    const sizeOf = ({ id, reducedOnly }: Everything['categories'][number]) =>
      all.links.filter(
        ({ categoryId, productId }) => categoryId === id && (!reducedOnly || reduced.has(productId)),
      ).length
    const listings = all.categories.filter(({ kind }) => kind === 'listing')
    const small = listings.filter((listing) => sizeOf(listing) < 12).map(({ path }) => path)
    expect(listings.length).toBeGreaterThan(35)
    expect(small).toEqual([])
  })

  it('names a property of products in one way, so that a comparison has one row for it', () => {
    const titles = new Set(
      all.products.flatMap(({ specifications, options }) =>
        [...specifications, ...options].map(({ title }) => title.toLowerCase()),
      ),
    )
    const bySingular = groupBy([...titles], singular)
    expect([...bySingular.values()].filter(({ length }) => length > 1)).toEqual([])
    expect(titles.size).toBeGreaterThan(30)
  })

  it('specifies colour and cloth of every duvet cover once, with the names of its family and title', () => {
    const covers = all.products.filter(({ title }) => /dekbedovertrek/i.test(title))
    expect(covers.length).toBeGreaterThan(100)
    for (const { title, specifications, familyValues } of covers) {
      const valuesOf = (name: string) =>
        specifications.filter((one) => one.title === name).map(({ value }) => value)
      expect([title, valuesOf('Kleur').length, valuesOf('Stof')]).toEqual([
        title,
        1,
        [title.slice(title.lastIndexOf(', ') + 2)],
      ])
      const named = familyValues.map((value) => value.title)
      expect([...valuesOf('Kleur'), ...valuesOf('Stof')]).toEqual(expect.arrayContaining(named))
    }
  })

  it('has every cover of a series of patterns in the family of that series', () => {
    const series = all.products.filter(({ title }) => title.startsWith('Dekbedovertrek Boerenbont '))
    expect(series.length).toBeGreaterThan(3)
    expect(new Set(series.map(({ familyId }) => familyId)).size).toBe(1)
    expect(series[0]?.familyId).not.toBeNull()
  })

  it('has the toppers, linen, robes and towels that the texts and the menus mention', () => {
    const paths = all.categories.map(({ path }) => path)
    const wanted = `toppers kussensloop laken wonen/spreien wonen/theedoeken badtextiel/badjassen
      badtextiel/strandlakens`
    expect(paths).toEqual(expect.arrayContaining(wanted.split(/\s+/)))
  })

  it('is recognised as seeded, also without categories, and as empty without content', async () => {
    expect(await isEmpty(shop.db)).toBe(false)
    const undone = new Error('undo')
    await expect(
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`truncate category cascade`)
        expect(await isEmpty(tx)).toBe(false)
        await tx.execute(sql`truncate content`)
        expect(await isEmpty(tx)).toBe(true)
        throw undone
      }),
    ).rejects.toBe(undone)
  })

  it('assigns new ids after the seeded ones', async () => {
    const [added] = await shop.db
      .insert(brand)
      .values({ slug: 'proefmerk', title: 'Proefmerk', description: 'Proef' })
      .returning()
    expect(added?.id).toBe(all.brands.length + 1)
    await shop.db.delete(brand).where(eq(brand.slug, 'proefmerk'))
  })
})

describe('every product', () => {
  it('has unique texts', () => {
    for (const field of ['title', 'summary', 'description', 'metaDescription'] as const) {
      expect.soft(new Set(all.products.map((row) => row[field])).size, field).toBe(all.products.length)
    }
  })

  it('has texts that sanitising does not change, without unfilled placeholders', () => {
    for (const { slug, description, summary } of all.products) {
      expect.soft(safeHtml(description), slug).toBe(description)
      expect.soft(`${summary} ${description}`, slug).not.toMatch(/undefined|null|\{|\}|\s,|\.\.|<p><\/p>/)
    }
  })

  it('has existing pictures with the correct dimensions', async () => {
    const shown = [
      ...all.products.flatMap((row) => row.images),
      ...all.categories.flatMap(({ image }) => image ?? []),
    ]
    const byFile = new Map(shown.map(({ file, width, height }) => [file, { width, height }]))
    expect(byFile.size).toBeGreaterThan(100)
    for (const [file, said] of byFile) {
      const { width, height } = await sharp(resolve(images, `${file}.webp`)).metadata()
      expect.soft({ width, height }, file).toEqual(said)
    }
    expect(all.products.filter((row) => row.images.length === 0)).toEqual([])
  })

  it('shows the colour in its title', () => {
    const Manifest = z.array(z.object({ file: z.string(), colours: z.array(z.object({ naam: z.string() })) }))
    const manifest = Manifest.parse(JSON.parse(readFileSync(resolve(images, 'manifest.json'), 'utf8')))
    const pictured = new Map(
      manifest.map(({ file, colours }) => [file.replace('.webp', ''), colours[0]?.naam]),
    )
    const single = all.products.filter(({ options }) => !options.some(({ title }) => title === 'Kleur'))
    const coloured = single.filter(({ slug }) =>
      /^(\w*hoeslaken|\w*handdoek|verduisterend|velours|boxspring)/.test(slug),
    )
    expect(coloured.length).toBeGreaterThan(100)
    for (const {
      title,
      images: [first],
    } of coloured) {
      const colour = pictured.get(first?.file ?? '')
      expect.soft(title.split(/[ ,]/), title).toContain(colour)
    }
  })

  it('has a swatch in each colour of its family, of which no two are the same', () => {
    const coloured = all.products.flatMap(({ familyId, familyValues }) =>
      familyValues.flatMap(({ title, color }) => (color ? [{ familyId, title, color }] : [])),
    )
    expect(coloured.length).toBeGreaterThan(150)
    for (const [familyId, values] of groupBy(coloured, (value) => value.familyId)) {
      const titles = new Set(values.map(({ title }) => title))
      expect.soft(new Set(values.map(({ color }) => color)).size, `family ${familyId}`).toBe(titles.size)
    }
  })

  it('has variants with one value for each of its options', () => {
    const byProduct = groupBy(all.variants, ({ productId }) => productId)
    for (const { id, slug, options, priceFromCents } of all.products) {
      const own = byProduct.get(id) ?? []
      const combinations = options.reduce((count, { values }) => count * values.length, 1)
      expect.soft(own.length, slug).toBe(combinations)
      expect.soft(new Set(own.map(({ values }) => values.join('|'))).size, slug).toBe(combinations)
      expect.soft(Math.min(...own.map(({ priceCents }) => priceCents)), slug).toBe(priceFromCents)
      for (const { values } of own) {
        const allowed = values.every((value, at) => options[at]?.values.some(({ title }) => title === value))
        expect.soft(allowed && values.length === options.length, slug).toBe(true)
      }
    }
    expect(all.products.some(({ options }) => options[0]?.values[0]?.title === '0x0')).toBe(true)
  })

  it('has existing filter values, each filter at most once, and no value is unused', () => {
    const known = new Set(all.values.map(({ id }) => id))
    const used = new Set(all.products.flatMap(({ facetValueIds }) => facetValueIds))
    expect([...used].filter((id) => !known.has(id))).toEqual([])
    expect([...known].filter((id) => !used.has(id))).toEqual([])
    expect(all.values.filter(({ slug }) => !/^[a-z0-9-]+$/.test(slug))).toEqual([])
    const colours = all.facets.find(({ code }) => code === 'ae-kleur')
    expect(colours?.selectionType).toBe('color')
    const swatches = all.values.filter(({ facetId }) => facetId === colours?.id)
    expect(swatches.filter(({ color }) => !/^#[0-9a-f]{6}$/.test(color ?? ''))).toEqual([])
  })

  it('has its clothing sizes in order', () => {
    const size = all.facets.find(({ code }) => code === 'ae-maat')
    const inOrder = all.values
      .filter(({ facetId }) => facetId === size?.id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ title }) => title)
    expect(inOrder.slice(-5)).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  })

  it('has variants with filter values of their product, and a size for each unless it has none', () => {
    const sizeFacet = all.facets.find(({ code }) => code === 'ae-maat')?.id
    const sizes = new Map(
      all.values.filter(({ facetId }) => facetId === sizeFacet).map(({ id, title }) => [id, title]),
    )
    const productOf = new Map(all.products.map((one) => [one.id, one]))
    for (const { sku, productId, values, facetValueIds } of all.variants) {
      expect.soft(productOf.get(productId)?.facetValueIds, sku).toEqual(expect.arrayContaining(facetValueIds))
      const [size, ...more] = facetValueIds.flatMap((id) => sizes.get(id) ?? [])
      expect.soft(more, sku).toEqual([])
      expect.soft(values[0]?.endsWith(size ?? '0x0'), sku).toBe(true)
    }
  })

  it('has the count and average of its reviews', () => {
    const byProduct = groupBy(all.reviews, ({ productId }) => productId)
    for (const { id, slug, reviewCount, reviewAverage } of all.products) {
      const scores = (byProduct.get(id) ?? []).map(({ score }) => score)
      expect.soft(reviewCount, slug).toBe(scores.length)
      expect.soft(reviewAverage, slug).toBeCloseTo(scores.length ? average(scores) : 0, 1)
    }
  })
})

describe('prices and stock', () => {
  it('show the lowest price of the 30 days before the reduction as the old price', () => {
    const byVariant = groupBy(all.history, ({ variantId }) => variantId)
    const reduced = all.variants.filter(({ priceOldCents }) => priceOldCents !== null)
    expect(reduced.length).toBeGreaterThan(100)
    for (const { id, sku, priceCents, priceOldCents } of reduced) {
      const history = byVariant.get(id) ?? []
      const began = history.at(-1)?.validFrom.getTime() ?? 0
      const priceOn = (moment: number) =>
        history.findLast(({ validFrom }) => validFrom.getTime() <= moment)?.priceCents ?? Infinity
      const daily = Array.from({ length: 30 }, (_, day) => priceOn(began - (day + 0.5) * dayMs))
      expect.soft(priceOldCents, sku).toBe(Math.min(...daily))
      expect.soft(priceOldCents, sku).toBeGreaterThan(priceCents)
    }
  })

  it('match the last price of the history, which is in the past', () => {
    const byVariant = groupBy(all.history, ({ variantId }) => variantId)
    for (const { id, sku, priceCents } of all.variants) {
      expect.soft(byVariant.get(id)?.at(-1)?.priceCents, sku).toBe(priceCents)
    }
    expect(all.history.filter(({ validFrom }) => validFrom > seededAt)).toEqual([])
  })

  it('range from sold out to plenty', () => {
    const stocks = all.variants.map(({ stock }) => stock)
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(20)
    expect(stocks.filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThan(40)
    expect(stocks.filter((stock) => stock > 20).length).toBeGreaterThan(500)
    const byProduct = groupBy(all.variants, ({ productId }) => productId)
    const soldOut = [...byProduct.values()].filter((own) => own.every(({ stock }) => stock === 0))
    expect(soldOut.length).toBeGreaterThanOrEqual(2)
    expect(soldOut.length).toBeLessThan(10)
  })

  it('are all € 9,99 on the page that promises this', () => {
    const page = all.categories.find(({ path }) => path === 'alles-999-op-op')
    const there = new Set(
      all.links.filter(({ categoryId }) => categoryId === page?.id).map((row) => row.productId),
    )
    const prices = all.variants.filter((row) => there.has(row.productId)).map(({ priceCents }) => priceCents)
    expect(new Set(prices)).toEqual(new Set([999]))
  })
})

describe('reviews', () => {
  it('are mostly positive and sometimes negative', () => {
    const scores = all.reviews.map(({ score }) => score)
    expect(average(scores)).toBeGreaterThan(4.35)
    expect(average(scores)).toBeLessThan(4.6)
    expect(new Set(scores)).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  it('are verified purchases only with an order behind them, of which there is none', () => {
    expect(all.reviews.filter(({ verified }) => verified)).toEqual([])
  })

  it("are dated after the product's introduction and within the last three years", () => {
    const born = new Map(all.products.map(({ id, createdAt }) => [id, createdAt]))
    const odd = all.reviews.filter(
      ({ productId, createdAt }) =>
        createdAt > seededAt ||
        createdAt < (born.get(productId) ?? seededAt) ||
        seededAt.getTime() - createdAt.getTime() > 3 * 366 * dayMs,
    )
    expect(odd).toEqual([])
  })

  it('rarely repeat each other', () => {
    const texts = all.reviews.map((row) => row.content)
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.9)
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([])
  })
})

it('seeding again gives the same shop', { tags: ['slow'] }, async () => {
  await emptyShop()
  // As at the first start: a busy machine takes longer than a query of the shop may.
  await withoutTimeLimits(shop.pool, (db) => seedDatabase(db, 'demo', seededAt))
  expect(await readAll()).toEqual(all)
})
