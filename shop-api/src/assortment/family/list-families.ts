import { asc, eq, or, sql } from 'drizzle-orm'
import type { FamilySummary, StaffFamily } from 'shared-types/contracts/admin/assortment/families'
import type { Listed, ListSearchQuery } from 'shared-types/contracts/admin/list'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/client.ts'
import { readPage } from '../../db/read-page.ts'
import { product, productFamily, productText } from '../../db/schema/products/catalog.ts'
import { refuse, type Refusal } from '../../refusal.ts'

export const noSuchFamily = () => refuse('not_found', 'Deze familie bestaat niet.')

const summary = {
  id: productFamily.id,
  title: productFamily.title,
  attributes: productFamily.attributes,
  products: sql<number>`(select count(*)::int from product where product.family_id = product_family.id)`,
}

const found = (q: string) =>
  or(
    contains(productFamily.title, q),
    // By the members of each family, which are fewer than the products with a frequent word.
    sql`exists (select from ${product} where family_id = ${productFamily.id} and ${contains(productText(product), q)})`,
  )

/** One page of the families that fit, by title. */
export const listFamilies = (db: Db, { q, ...paging }: ListSearchQuery): Promise<Listed<FamilySummary>> => {
  const chosen = q ? found(q) : undefined
  return readPage(
    paging,
    db.select(summary).from(productFamily).where(chosen).orderBy(asc(productFamily.title)),
    db.$count(productFamily, chosen),
  )
}

/** A family with its members in the order of the shop. */
export const readFamily = async (db: Db, id: number): Promise<StaffFamily | Refusal> => {
  const [row] = await db
    .select({ ...summary, version: productFamily.version })
    .from(productFamily)
    .where(eq(productFamily.id, id))
  if (!row) return noSuchFamily()
  const members = await db
    .select({
      productId: product.id,
      title: product.title,
      active: product.active,
      values: product.familyValues,
    })
    .from(product)
    .where(eq(product.familyId, id))
    .orderBy(asc(product.id))
  return { ...row, members }
}
