import { and, eq } from 'drizzle-orm'
import type { BrandChange } from 'shared-types/contracts/admin/assortment/brands'
import { safeHtml } from 'shared-types/html/safe-html'
import type { Db } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { brand, facet, facetValue } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import type { Refusal } from '../../refusal.ts'
import { claimBrandTitle } from './brand-title.ts'
import { brandFacet, noSuchBrand } from './list-brands.ts'

/** Saves a brand; its value of the filter of brands has the same title. */
export const saveBrand = (db: Db, id: number, change: BrandChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [known] = await tx.select({ title: brand.title }).from(brand).where(eq(brand.id, id))
    // Before the row is locked, in the same order as a removal does, so that they do not deadlock.
    const taken = known && known.title !== change.title ? await claimBrandTitle(tx, change.title) : null
    const [row] = await tx.select().from(brand).where(eq(brand.id, id)).for('update')
    if (!row) return noSuchBrand()
    if (row.version !== change.version) return editedMeanwhile(tx, 'brand', id)
    if (taken) return taken
    await tx
      .update(brand)
      .set({ ...change, description: safeHtml(change.description), version: change.version + 1 })
      .where(eq(brand.id, id))
    await tx
      .update(facetValue)
      .set({ title: change.title })
      .from(facet)
      .where(
        and(eq(facet.id, facetValue.facetId), eq(facet.code, brandFacet), eq(facetValue.title, row.title)),
      )
    return null
  })
