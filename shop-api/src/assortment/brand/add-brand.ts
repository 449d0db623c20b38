import { eq, max } from 'drizzle-orm'
import type { NewBrand } from 'shared-types/contracts/admin/assortment/brands'
import { slugOf } from 'shared-types/urls/slug'
import type { Db } from '../../db/client.ts'
import { brand, facet, facetValue } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { claimBrandTitle } from './brand-title.ts'
import { brandFacet } from './list-brands.ts'

/** Adds a brand as the last one, with its value of the filter of brands. Returns its id. */
export const addBrand = (db: Db, { title, slug: typed }: NewBrand): Promise<number | Refusal> =>
  transact(db, async (tx): Promise<number | Refusal> => {
    const slug = typed || slugOf(title)
    if (!/[a-z]/.test(slug)) return refuseField('slug', 'Vul een adres met letters in.')
    const taken = await claimBrandTitle(tx, title)
    if (taken) return taken
    const [last] = await tx.select({ position: max(brand.position) }).from(brand)
    const position = Math.min((last?.position ?? 0) + 1, 10_000)
    const [added] = await tx
      .insert(brand)
      .values({ slug, title, description: '', position })
      .onConflictDoNothing()
      .returning({ id: brand.id })
    if (!added) return refuseField('slug', `Er is al een merk op /brands/${slug}/. Kies een ander adres.`)
    const [filter] = await tx.select({ id: facet.id }).from(facet).where(eq(facet.code, brandFacet))
    if (!filter) return added.id
    const [value] = await tx
      .insert(facetValue)
      .values({ facetId: filter.id, slug, title, position })
      .onConflictDoNothing()
      .returning({ id: facetValue.id })
    return value ? added.id : refuseField('slug', 'Het filter van merken heeft deze waarde al.')
  })
