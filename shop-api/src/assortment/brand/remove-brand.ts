import { and, eq, sql } from 'drizzle-orm'
import { brand as brandPattern, brands } from 'shared-types/urls/page-paths'
import { pathOf } from 'shared-types/urls/path-pattern'
import type { Db } from '../../db/client.ts'
import { brand, facet, facetValue, product } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { redirectRemoved } from '../../redirect/redirect-moved.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { brandFacet, noSuchBrand } from './list-brands.ts'

/** Deletes a brand without products, with its value of the filter of brands. */
export const removeBrand = (db: Db, id: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    await lockAdditions(tx)
    const [row] = await tx.select().from(brand).where(eq(brand.id, id)).for('update')
    if (!row) return noSuchBrand()
    if ((await tx.$count(product, eq(product.brandId, id))) > 0)
      return refuse(
        'validation_failed',
        'Er zijn nog producten van dit merk, of gearchiveerde producten. Geef die eerst een ander merk, of verberg het merk.',
      )
    await tx.delete(brand).where(eq(brand.id, id))
    const filter = tx.select({ id: facet.id }).from(facet).where(eq(facet.code, brandFacet))
    await tx
      .delete(facetValue)
      .where(and(eq(facetValue.title, row.title), sql`${facetValue.facetId} = (${filter})`))
    await redirectRemoved(tx, { from: pathOf(brandPattern, { brand: row.slug }), to: brands })
    return null
  })
