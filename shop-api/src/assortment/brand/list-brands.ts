import { asc, eq, sql } from 'drizzle-orm'
import type { StaffBrand } from 'shared-types/contracts/admin/assortment/brands'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { contains } from '../../db/contains.ts'
import { brand } from '../../db/schema/products/catalog.ts'
import { refuse, type Refusal } from '../../refusal.ts'

/** The filter of brands; its values follow the brand of each product. */
export const brandFacet = 'ae-merk'

export const noSuchBrand = () => refuse('not_found', 'Dit merk bestaat niet.')

const shownBrand = {
  id: brand.id,
  version: brand.version,
  slug: brand.slug,
  title: brand.title,
  description: brand.description,
  position: brand.position,
  listed: brand.listed,
  manufacturer: brand.manufacturer,
  // Written out: columns of a statement on one table have no prefix, and products have an id as well.
  products: sql<number>`(select count(*)::int from product where product.brand_id = brand.id)`,
}

/** One page, in the order of the shop. */
export const listBrands = (db: Db, { q, ...paging }: ListSearchQuery): Promise<Listed<StaffBrand>> => {
  const chosen = q ? contains(sql`lower(${brand.title} || ' ' || ${brand.slug})`, q) : undefined
  return readPage(
    paging,
    db.select(shownBrand).from(brand).where(chosen).orderBy(asc(brand.position), asc(brand.title)),
    db.$count(brand, chosen),
  )
}

export const readBrand = async (db: Db, id: number): Promise<StaffBrand | Refusal> => {
  const [found] = await db.select(shownBrand).from(brand).where(eq(brand.id, id))
  return found ?? noSuchBrand()
}
