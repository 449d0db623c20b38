import { asc, eq } from 'drizzle-orm'
import type { Sitemap } from 'shared-types/v1/catalog'
import type { Db } from '../db/client.ts'
import { brand, category, product } from '../db/schema/catalog.ts'
import { servicePage } from '../db/schema/content.ts'

/** Every address the public may find. */
export const showSitemap = async (db: Db): Promise<Sitemap> => {
  const [categories, products, brands, services] = await Promise.all([
    db
      .select({ path: category.path, title: category.title, kind: category.kind })
      .from(category)
      .where(eq(category.listed, true))
      .orderBy(asc(category.path)),
    db
      .select({ slug: product.slug, title: product.title, updatedAt: product.updatedAt })
      .from(product)
      .where(eq(product.active, true))
      .orderBy(asc(product.slug)),
    db.select({ slug: brand.slug, title: brand.title }).from(brand).orderBy(asc(brand.title)),
    db
      .select({ slug: servicePage.slug, title: servicePage.title })
      .from(servicePage)
      .orderBy(asc(servicePage.slug)),
  ])
  return {
    categories,
    products: products.map(({ slug, title, updatedAt }) => ({
      slug,
      title,
      updated_at: updatedAt.toISOString(),
    })),
    brands,
    services,
  }
}
