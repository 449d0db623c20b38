import { and, asc, eq, exists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { PageParent } from 'shared-types/contracts/admin/content'
import type { Sitemap, SitemapComponent } from 'shared-types/contracts/provider/catalog'
import { listBrands } from './listing/show-brand.ts'
import { advisedPaths } from './offered-advice.ts'
import type { Db } from '../db/client.ts'
import { category, product } from '../db/schema/products/catalog.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'

/** Far below the limit of 50,000 URLs per sitemap file, and small enough for one response. */
const productsPerPage = 5_000

/** The path of a URL of the shop, without outer slashes; null when the URL is invalid. */
const pathOf = (url: string): string | null => {
  const address = URL.canParse(url, 'http://shop') ? new URL(url, 'http://shop') : null
  try {
    return address && decodeURIComponent(address.pathname).split('/').filter(Boolean).join('/')
  } catch {
    return null
  }
}

/** The rows whose URL is at or below a path. */
const below = <T>(root: string | null, rows: T[], address: (row: T) => string): T[] =>
  root === '' ? rows : rows.filter((row) => root !== null && `${address(row)}/`.startsWith(`${root}/`))

/** Products for sale. A path other than the root matches at most one: `{slug}.html`. */
const productsAt = (root: string | null) =>
  and(eq(product.active, true), root === '' ? undefined : eq(sql`${product.slug} || '.html'`, root ?? ''))

const readProducts = async (db: Db, root: string | null, page: number): Promise<Sitemap['products']> => {
  const rows = await db
    .select({
      slug: product.slug,
      title: product.title,
      updatedAt: product.updatedAt,
      images: product.images,
      configurable: sql<boolean>`${configurator.productId} is not null`,
    })
    .from(product)
    .leftJoin(configurator, eq(configurator.productId, product.id))
    .where(productsAt(root))
    .orderBy(asc(product.id))
    .limit(productsPerPage)
    .offset((page - 1) * productsPerPage)
  return rows.map(({ updatedAt, ...row }) => Object.assign(row, { updatedAt: updatedAt.toISOString() }))
}

const countProductPages = async (db: Db, root: string | null): Promise<number> =>
  Math.ceil((await db.$count(product, productsAt(root))) / productsPerPage)

const child = alias(contentPage, 'child')

/** A page such as `/vacatures/` lists those below it: without any, it is not worth a visit. */
const hasContent = (db: Db) =>
  or(
    notInArray(contentPage.path, PageParent.options),
    exists(db.select({ path: child.path }).from(child).where(eq(child.parent, contentPage.path))),
  )

const readPages = async (db: Db): Promise<Sitemap['pages']> => {
  const rows = await db
    .select({ path: contentPage.path, title: contentPage.title, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .where(hasContent(db))
    .orderBy(asc(contentPage.path))
  return rows.map(({ updatedAt, ...row }) => Object.assign(row, { updatedAt: updatedAt.toISOString() }))
}

const readCategories = async (db: Db): Promise<Sitemap['categories']> => {
  const advised = await advisedPaths(db)
  const rows = await db
    .select({ path: category.path, title: category.title, kind: category.kind, image: category.image })
    .from(category)
    .where(eq(category.listed, true))
    .orderBy(asc(category.position), asc(category.path))
  return rows.map((row) => Object.assign(row, { advised: advised.has(row.path) }))
}

const readBrands = async (db: Db): Promise<Sitemap['brands']> =>
  (await listBrands(db)).brands.map(({ slug, title }) => ({ slug, title }))

const readServices = (db: Db): Promise<Sitemap['services']> =>
  db
    .select({ slug: servicePage.slug, title: servicePage.title })
    .from(servicePage)
    .orderBy(asc(servicePage.slug))

/** All public URLs at and below `url`, or those of some components. Products are paged. */
export const showSitemap = async (
  db: Db,
  { url, components, page }: { url: string; components: SitemapComponent[]; page: number },
): Promise<Sitemap> => {
  const root = pathOf(url)
  const included = async <T>(
    component: SitemapComponent,
    read: () => Promise<T[]>,
    address: (row: T) => string,
  ) => (components.includes(component) ? below(root, await read(), address) : [])
  const [categories, products, productPages, brands, services, pages] = await Promise.all([
    included(
      'categories',
      () => readCategories(db),
      ({ path }) => path,
    ),
    included(
      'products',
      () => readProducts(db, root, page),
      ({ slug }) => `${slug}.html`,
    ),
    countProductPages(db, root),
    included(
      'brands',
      () => readBrands(db),
      ({ slug }) => `brands/${slug}`,
    ),
    included(
      'services',
      () => readServices(db),
      ({ slug }) => `service/${slug}`,
    ),
    included(
      'pages',
      () => readPages(db),
      ({ path }) => path,
    ),
  ])
  return { categories, products, productPages: productPages, brands, services, pages }
}
