import request from 'supertest'
import { eq } from 'drizzle-orm'
import { BrandOverview, Sitemap } from 'shared-types/contracts/provider/catalog'
import { ContentPage } from 'shared-types/contracts/provider/content'
import { v1 } from 'shared-types/contracts/provider/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArticle } from '../../test/articles.ts'
import { fillCatalogue } from '../../test/catalogue-fixtures.ts'
import { readAnswer } from '../../test/read-answer.ts'
import { openShopUnderTest, type ShopUnderTest } from '../../test/shop-under-test.ts'
import { contentPage } from '../db/schema/content.ts'
import { brand, product, variant } from '../db/schema/products/catalog.ts'

let shop: ShopUnderTest

const page = (path: string, position: number): typeof contentPage.$inferInsert => ({
  path,
  parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  position,
  title: `Titel ${path}`,
  intro: 'Kort gezegd.',
  html: '<h2>Kop</h2><script>alert(1)</script><a href="javascript:alert(1)">Klik</a>',
  metaTitle: 'Titel | Sluimer',
  metaDescription: 'Een proef.',
})

beforeAll(async () => {
  shop = await openShopUnderTest()
  await fillCatalogue(shop.db)
  await shop.db.delete(contentPage)
  const posts = ['proef/a', 'proef/b', 'proef/c', 'proef/d', 'proef/e'].map((path, index) =>
    page(path, index + 1),
  )
  await shop.db
    .insert(contentPage)
    .values([
      page('proef', 0),
      ...posts,
      page('textpage', 9),
      { ...page('service', 9), categoryPaths: ['bestaat-niet', 'proef'], productSlugs: ['bestaat-niet'] },
    ])
})
afterAll(() => shop.close())

const ask = (path: string, query: Record<string, string> = {}) =>
  shop.authorize(request(shop.app.server).get(path)).query(query)
const read = async (path: string) =>
  readAnswer(ContentPage, await ask('/v1/content/page', { path }).expect(200))

describe('a content page', () => {
  it('is sanitised', async () => {
    const { html } = await read('/proef/a/')
    expect(html).toBe('<h2>Kop</h2><a>Klik</a>')
  })
  it('links to its child pages, in order', async () => {
    const { pages, breadcrumbs } = await read('proef')
    expect(pages.map(({ path }) => path)).toEqual(['proef/a', 'proef/b', 'proef/c', 'proef/d', 'proef/e'])
    expect(breadcrumbs).toEqual([])
  })
  it('links to the next three pages, and continues with the first after the last', async () => {
    const { pages, breadcrumbs } = await read('proef/d')
    expect(pages.map(({ path }) => path)).toEqual(['proef/e', 'proef/a', 'proef/b'])
    expect(breadcrumbs).toEqual([{ title: 'Titel proef', path: 'proef' }])
  })
  it('lists the customer service pages, or all text pages', async () => {
    const services = (await read('service')).pages.map(({ path }) => path)
    expect(services).toContain('service/shipping-returns')
    const texts = (await read('textpage')).pages.map(({ path }) => path)
    expect(texts).toEqual(expect.arrayContaining(['proef/a', 'showrooms', 'hoofdkussen']))
  })
  it('omits products and categories that are no longer sold', async () => {
    const { categories, products } = await read('service')
    expect(categories.map(({ path }) => path)).toEqual(['proef'])
    expect(products).toEqual([])
  })
  it.each(['nergens', 'proef/nergens', 'proef/a/b', '../proef', '%', 'proef\u0000'])(
    'is not found at %j',
    async (path) => expect((await ask('/v1/content/page', { path })).status).toBeOneOf([404, 422]),
  )
})

const sitemapAt = async (url: string) =>
  readAnswer(Sitemap, await ask('/v1/catalog/sitemap', { url }).expect(200))

describe('the sitemap', () => {
  it('contains only the requested components', async () => {
    const answer = await ask('/v1/catalog/sitemap', { components: 'services,pages' }).expect(200)
    const { categories, products, brands, services, pages } = readAnswer(Sitemap, answer)
    expect([categories, products, brands]).toEqual([[], [], []])
    expect(services.length).toBeGreaterThan(3)
    expect(pages.map(({ path }) => path)).toContain('proef/a')
  })
  it('contains all components by default, with paged products', async () => {
    const all = readAnswer(Sitemap, await ask('/v1/catalog/sitemap').expect(200))
    expect(all.products.length).toBeGreaterThan(200)
    expect(all.product_pages).toBe(1)
    expect(all.products.every(({ images }) => images.length > 0)).toBe(true)
    const beyond = await ask('/v1/catalog/sitemap', { components: 'products', page: '2' }).expect(200)
    expect(readAnswer(Sitemap, beyond).products).toEqual([])
  })
  it('names a brand with products for sale that is listed, whose page says the same', async () => {
    const article = await makeArticle(shop.db)
    const [made] = await shop.db
      .select({ id: brand.id, slug: brand.slug })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(eq(variant.id, article))
    const slug = made?.slug ?? ''
    const description = `<p>${'Zacht &amp; warm. '.repeat(20)}</p>`
    const change = async (changes: Partial<typeof brand.$inferInsert>) => {
      await shop.db.update(brand).set(changes).where(eq(brand.slug, slug))
      const answer = await ask(v1.overviewBrandProducts, { brand: slug }).expect(200)
      const named = (await sitemapAt('/brands/')).brands.some((one) => one.slug === slug)
      return { named, ...readAnswer(BrandOverview, answer).brand }
    }
    const listed = await change({ description })
    expect(listed).toMatchObject({ named: true, listed: true })
    expect(listed.meta_description).toMatch(/^Zacht & warm\. Zacht[^<]* (Zacht|&|warm\.)…$/)
    expect(listed.meta_description.length).toBeLessThanOrEqual(161)
    expect(await change({ listed: false })).toMatchObject({ named: false, listed: false })
    await shop.db.insert(brand).values({ slug: 'leeg-merk', title: 'Leeg', description: 'Leeg' })
    expect((await sitemapAt('/brands/')).brands.map((one) => one.slug)).not.toContain('leeg-merk')
    const empty = readAnswer(
      BrandOverview,
      await ask(v1.overviewBrandProducts, { brand: 'leeg-merk' }).expect(200),
    )
    expect(empty.brand.listed).toBe(false)
  })
  it('contains only pages at and below a URL, which may include its host', async () => {
    const wonen = await sitemapAt('/wonen/')
    expect(wonen.categories.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['wonen', 'wonen/vloerkleden']),
    )
    expect(wonen.categories.every(({ path }) => `${path}/`.startsWith('wonen/'))).toBe(true)
    const { product_pages, ...others } = { ...wonen, categories: [] }
    expect([product_pages, ...Object.values(others).flat()]).toEqual([0])
    expect(await sitemapAt('http://localhost:3000/wonen')).toEqual(wonen)

    const all = await sitemapAt('/')
    const slug = all.products[0]?.slug ?? ''
    expect((await sitemapAt(`/${slug}.html`)).products).toEqual([all.products[0]])
    expect((await sitemapAt('/brands/')).brands).toEqual(all.brands)
    expect((await sitemapAt('/service/')).services).toEqual(all.services)
    for (const url of ['/won', '/%E0%A4%A', 'http://[', '/wonen/vloerkleden/x', `/${slug}`])
      expect(Object.values(await sitemapAt(url)).flat()).toEqual([0])
  })
  it.each([
    ['components', 'everything'],
    ['page', '0'],
    ['page', 'x'],
  ])('refuses %s %s', async (key, value) => {
    expect((await ask('/v1/catalog/sitemap', { [key]: value })).status).toBe(422)
  })
})
