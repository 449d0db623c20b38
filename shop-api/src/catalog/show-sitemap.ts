import { asc, count, eq, sql } from 'drizzle-orm'
import type { Sitemap, SitemapComponent } from 'shared-types/v1/catalog'
import { advisedPaths } from '../advice/offered-at.ts'
import type { Db } from '../db/client.ts'
import { brand, category, product } from '../db/schema/catalog.ts'
import { configurator } from '../db/schema/configurator.ts'
import { contentPage, servicePage } from '../db/schema/content.ts'

/** Far below the 50,000 addresses a sitemap file may hold, and small enough to be one answer. */
const productsPerPage = 5_000

const readProducts = async (db: Db, page: number): Promise<Sitemap['products']> => {
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
    .where(eq(product.active, true))
    .orderBy(asc(product.id))
    .limit(productsPerPage)
    .offset((page - 1) * productsPerPage)
  return rows.map(({ updatedAt, ...row }) => Object.assign(row, { updated_at: updatedAt.toISOString() }))
}

const countProductPages = async (db: Db): Promise<number> => {
  const [row] = await db.select({ products: count() }).from(product).where(eq(product.active, true))
  return Math.ceil((row?.products ?? 0) / productsPerPage)
}

const readPages = async (db: Db): Promise<Sitemap['pages']> => {
  const rows = await db
    .select({ path: contentPage.path, title: contentPage.title, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .orderBy(asc(contentPage.path))
  return rows.map(({ updatedAt, ...row }) => Object.assign(row, { updated_at: updatedAt.toISOString() }))
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

const readBrands = (db: Db): Promise<Sitemap['brands']> =>
  db.select({ slug: brand.slug, title: brand.title }).from(brand).orderBy(asc(brand.title))

const readServices = (db: Db): Promise<Sitemap['services']> =>
  db
    .select({ slug: servicePage.slug, title: servicePage.title })
    .from(servicePage)
    .orderBy(asc(servicePage.slug))

/** Every address the public may find, or those of some components. Products come in pages. */
export const showSitemap = async (
  db: Db,
  { components, page }: { components: SitemapComponent[]; page: number },
): Promise<Sitemap> => {
  const asked = <T>(component: SitemapComponent, read: () => Promise<T[]>) =>
    components.includes(component) ? read() : Promise.resolve<T[]>([])
  const [categories, products, productPages, brands, services, pages] = await Promise.all([
    asked('categories', () => readCategories(db)),
    asked('products', () => readProducts(db, page)),
    countProductPages(db),
    asked('brands', () => readBrands(db)),
    asked('services', () => readServices(db)),
    asked('pages', () => readPages(db)),
  ])
  return { categories, products, product_pages: productPages, brands, services, pages }
}
