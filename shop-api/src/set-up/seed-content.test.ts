import { eq } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  ContentBlock,
  documentKeys,
  documents,
  Notification,
  StoredFooter,
} from 'shared-types/contracts/content'
import { Menu, Navigation } from 'shared-types/contracts/provider/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { showHomepage } from '../content/show-homepage.ts'
import { StoredHomepage } from '../content/stored/documents.ts'
import { StoredAdvice } from '../catalog/stored-advice.ts'
import { listConfigurators } from '../configurator/queries.ts'
import { safeHtml } from 'shared-types/html/safe-html'
import { serviceSlugs } from 'shared-types/urls/slug'
import { category, facet, facetValue, product, productCategory } from '../db/schema/products/catalog.ts'
import { content, contentPage, servicePage } from '../db/schema/content.ts'
import { prepareDatabase } from './prepare-database.ts'

const dayMs = 86_400_000
const images = resolve(import.meta.dirname, '../../seed/images')
const seededAt = new Date()

let shop: ShopUnderTest

const readAll = async () => {
  const { db } = shop
  const [categories, products, links, facets, values, pieces, pages, reading, beds] = await Promise.all([
    db.select().from(category),
    db.select().from(product),
    db.select().from(productCategory),
    db.select().from(facet),
    db.select().from(facetValue),
    db.select().from(content),
    db.select().from(servicePage),
    db.select().from(contentPage),
    listConfigurators(db),
  ])
  return { categories, products, links, facets, values, pieces, pages, reading, beds }
}

let all: Awaited<ReturnType<typeof readAll>>

beforeAll(async () => {
  shop = await openShopUnderTest()
  all = await readAll()
})
afterAll(() => shop.close())

/** All values of a key, at any depth. */
const valuesOf = (data: unknown, wanted: string): string[] => {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === wanted && typeof value === 'string' ? [value] : valuesOf(value, wanted),
  )
}

const blocksOf = (path: string) =>
  z.array(ContentBlock).parse(all.pieces.find(({ key }) => key === `category-blocks:${path}`)?.data ?? [])

/** The links of the cards and the buttons of an overview. */
const leadsTo = ({ id, path }: (typeof all.categories)[number]) => [
  ...all.categories.filter(({ parentId }) => parentId === id).map((below) => `/${below.path}/`),
  ...blocksOf(path).map(({ link }) => link),
]

describe('seeded content', () => {
  const shapes: Record<string, z.ZodType> = {
    navigation: Navigation,
    'shop-menu': Menu,
    'sub-navigation': Menu,
    notification: Notification,
    footer: StoredFooter,
    homepage: StoredHomepage,
    ...Object.fromEntries(documentKeys.map((key) => [key, documents[key].schema])),
  }

  it('leads from an overview to each page once', () => {
    const overviews = all.categories.filter(({ kind }) => kind === 'overview')
    expect(overviews.length).toBeGreaterThan(4)
    for (const overview of overviews) {
      const links = leadsTo(overview)
      expect
        .soft(
          links.filter((link, index) => links.indexOf(link) !== index),
          overview.path,
        )
        .toEqual([])
    }
  })

  it('leads from the overview of a department to all of its parts', () => {
    const tabs = Menu.parse(all.pieces.find(({ key }) => key === 'shop-menu')?.data).items
    const slapen = all.categories.find(({ path }) => path === 'slapen')
    const parts = tabs.find(({ link }) => link === '/slapen/')?.items.map(({ link }) => link) ?? []
    const links = slapen ? leadsTo(slapen) : []
    expect(parts.length).toBeGreaterThan(9)
    // If a category has a page of text, the overview links to its products.
    expect(parts.filter((part) => !links.some((link) => link?.startsWith(part ?? '?')))).toEqual([])
  })

  it('matches the schema of its endpoint', () => {
    const stored = new Map(all.pieces.map(({ key, data }) => [key, data]))
    for (const [key, shape] of Object.entries(shapes)) {
      expect.soft(shape.safeParse(stored.get(key)).error, key).toBeUndefined()
    }
    const blocks = [...stored].filter(([key]) => key.startsWith('category-blocks:'))
    const advices = [...stored].filter(([key]) => key.startsWith('advice:'))
    expect(blocks.length + advices.length + Object.keys(shapes).length).toBe(stored.size)
    for (const [key, data] of advices) expect.soft(StoredAdvice.safeParse(data).error, key).toBeUndefined()
    for (const [key, data] of blocks) {
      expect.soft(z.array(ContentBlock).safeParse(data).error, key).toBeUndefined()
    }
  })

  it('refers only to existing pictures', () => {
    const files = all.pieces.flatMap(({ data }) => valuesOf(data, 'file'))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(resolve(images, `${file}.webp`)))).toEqual([])
  })

  it("has enough menu items for the menu's rules, and an item for each panel", () => {
    const stored = new Map(all.pieces.map(({ key, data }) => [key, data]))
    const { main } = Navigation.parse(stored.get('navigation'))
    const panels = Menu.parse(stored.get('sub-navigation')).items
    expect(main.length).toBeGreaterThan(10)
    const slugs = new Set(main.map(({ slug }) => slug))
    expect(slugs.size).toBe(main.length)
    expect(panels.filter(({ slug }) => !slugs.has(slug))).toEqual([])
    const menus = panels.flatMap(({ items }) => items).flatMap((item) => item.content ?? [])
    expect(menus.length).toBeGreaterThan(0)
    for (const html of menus) {
      expect(html.match(/<a [^>]*><span style="background-color:/g)?.length).toBe(html.match(/<a /g)?.length)
    }
    expect(panels.filter(({ image }) => !image)).toEqual([])
  })

  it('leads to bath textiles, hotel linen, cushions and the outlet from the nine panels that a desktop shows', () => {
    const stored = new Map(all.pieces.map(({ key, data }) => [key, data]))
    const shown = Navigation.parse(stored.get('navigation')).main.slice(0, 9)
    const panels = Menu.parse(stored.get('sub-navigation')).items
    const links = shown
      .map(({ slug }) => panels.find((panel) => panel.slug === slug))
      .flatMap((panel) => panel?.items ?? [])
      .flatMap(({ link, items }) => [link].concat(items.map((item) => item.link)))
    expect(links).toEqual(
      expect.arrayContaining([
        '/wonen/badtextiel/',
        '/hotel-linnen/',
        '/wonen/sierkussens/',
        '/outlet-overzicht/outlet/',
      ]),
    )
  })

  it('has a promotion that ends three to five weeks after seeding', async () => {
    const { promo } = await showHomepage(shop.db)
    const left = new Date(promo?.endsAt ?? 0).getTime() - seededAt.getTime()
    expect(left / dayMs).toBeGreaterThan(20)
    expect(left / dayMs).toBeLessThan(36)
    expect(promo?.code).toBe('VAKANTIEGELD')
    expect(promo?.extra).toHaveLength(2)
    expect(promo?.main.buttonText).toBe('Profiteer nu')
  })

  it('is unchanged by sanitising', () => {
    const htmls = [
      ...all.pages.map(({ html }) => html),
      ...all.reading.map(({ html }) => html),
      ...all.categories.map(({ description }) => description),
      ...all.pieces.flatMap(({ key, data }) => (key === 'notification' ? [] : valuesOf(data, 'content'))),
      ...all.pieces.flatMap(({ data }) => valuesOf(data, 'description')),
    ]
    for (const html of htmls) expect.soft(safeHtml(html)).toBe(html)
  })
})

/** All pages that offer an advice. */
const advised = () =>
  new Set(
    all.pieces
      .filter(({ key }) => key.startsWith('advice:'))
      .map(({ data }) => StoredAdvice.parse(data))
      .flatMap(({ category: list, also }) => [list, ...also].map((base) => `${base}/keuzehulp`)),
  )

it('each page of customer service that code refers to is seeded', () => {
  expect(all.pages.map(({ slug }) => slug).toSorted()).toEqual([...serviceSlugs])
})

describe('seeded links', () => {
  const known = new Set([
    '',
    'account',
    'account/register',
    'brands',
    'sitemap',
    'account/forgot-password',
    'cart',
    'favorieten',
    'nieuwsbrief',
    'service/herroepen',
    'service/pakketchecker',
    'service/beoordelingen',
  ])

  /** The problem of a link, or null. A filter link must match at least one product. */
  const faultOf = (link: string): string | null => {
    const path = link.replace(/[?#].*$/, '').replaceAll(/^\/|\/$/g, '')
    const [base = '', ...filters] = path.split(/\/(?=ae-)/)
    if (known.has(path) || all.pages.some(({ slug }) => path === `service/${slug}`)) return null
    if (all.reading.some((row) => row.path === path)) return null
    if (all.beds.some(({ slug }) => path === `configurator/boxsprings/${slug}/step-1`)) return null
    if (advised().has(path)) return null
    const found = all.categories.find((row) => row.path === base)
    if (!found) return `${link}: no such page`
    const wanted = filters.map((filter) => {
      const [code, slug] = filter.split('/')
      const owner = all.facets.find((row) => row.code === code)
      return all.values.find((row) => row.facetId === owner?.id && row.slug === slug)?.id
    })
    const there = new Set(
      all.links.filter(({ categoryId }) => categoryId === found.id).map((row) => row.productId),
    )
    const hit = all.products.some(
      ({ id, facetValueIds }) =>
        there.has(id) && wanted.every((value) => value !== undefined && facetValueIds.includes(value)),
    )
    return filters.length === 0 || hit ? null : `${link}: finds nothing`
  }

  it('lead to a page or to a listing with products', () => {
    const html = JSON.stringify([
      all.pieces,
      all.pages,
      all.reading,
      all.categories.map(({ description }) => description),
    ])
    const links = [
      ...all.pieces.flatMap(({ data }) => valuesOf(data, 'link')),
      ...Array.from(html.matchAll(/href=\\"([^"\\]+)/g), ([, href = '']) => href),
    ].filter((link) => link.startsWith('/'))
    expect(links.length).toBeGreaterThan(150)
    expect(links.map(faultOf).filter(Boolean)).toEqual([])
  })
})

const below = (parent: string) => all.reading.filter((page) => page.parent === parent)
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe('seeded text pages', () => {
  it('include six long posts, each with an author, a picture, a date and links to categories', () => {
    expect(below('blog')).toHaveLength(6)
    for (const post of below('blog')) {
      expect.soft(words(post.html), post.path).toBeGreaterThan(500)
      expect.soft(post.author, post.path).toMatch(/\w+ \w+/)
      expect.soft(post.image, post.path).not.toBeNull()
      expect.soft(post.publishedAt?.getTime(), post.path).toBeLessThan(Date.now())
      expect.soft(post.categoryPaths.length, post.path).toBeGreaterThan(1)
    }
  })

  it('include four vacancies that say how to apply by mail', () => {
    expect(below('vacatures')).toHaveLength(4)
    for (const { html, facts, path } of below('vacatures')) {
      expect.soft(html, path).toContain('href="mailto:werken@sluimer.example?subject=')
      expect.soft(facts.length, path).toBeGreaterThan(3)
    }
  })

  it('link to existing products and categories', () => {
    const slugs = new Set(all.products.map(({ slug }) => slug))
    const paths = new Set(all.categories.map(({ path }) => path))
    const missing = all.reading.flatMap(({ productSlugs, categoryPaths }) => [
      ...productSlugs.filter((slug) => !slugs.has(slug)),
      ...categoryPaths.filter((path) => !paths.has(path)),
    ])
    expect(missing).toEqual([])
  })

  it('have an existing parent', () => {
    const paths = new Set(all.reading.map(({ path }) => path))
    expect(all.reading.filter(({ parent }) => parent !== null && !paths.has(parent))).toEqual([])
  })

  it('have all products on one listing', () => {
    const everything = all.categories.find(({ path }) => path === 'pop')
    const listed = all.links.filter(({ categoryId }) => categoryId === everything?.id)
    expect(listed).toHaveLength(all.products.length)
  })
})

describe('the pages of customer service', () => {
  it('that are new in a release are added to an existing shop, which keeps its own texts', async () => {
    await shop.db.delete(servicePage).where(eq(servicePage.slug, 'toegankelijkheid'))
    await shop.db.update(servicePage).set({ title: 'Onze cookies' }).where(eq(servicePage.slug, 'cookies'))
    await prepareDatabase(shop.pool, { seed: 'demo' })
    const titles = (await shop.db.select().from(servicePage)).map(({ title }) => title)
    expect(titles).toHaveLength(all.pages.length)
    expect(titles).toEqual(expect.arrayContaining(['Toegankelijkheid', 'Onze cookies']))
  })
})
