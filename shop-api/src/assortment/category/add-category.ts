import { eq, isNull, max } from 'drizzle-orm'
import type { NewBrand } from 'shared-types/contracts/admin/assortment/brands'
import type { NewCategory } from 'shared-types/contracts/admin/assortment/categories'
import { slugOf } from 'shared-types/urls/slug'
import type { Db } from '../../db/client.ts'
import { brand, category, facet, facetValue } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { claimBrandTitle } from './brand-title.ts'
import { addressMistake } from './category-address.ts'
import { brandFacet } from './list-categories.ts'

/** Adds a category as the last one below its parent. It is not listed yet. Returns its id. */
export const addCategory = (
  db: Db,
  { title, slug: typed, parentId, kind }: NewCategory,
): Promise<number | Refusal> =>
  transact(db, async (tx): Promise<number | Refusal> => {
    const slug = typed || slugOf(title)
    const [parent] =
      parentId === null ? [] : await tx.select().from(category).where(eq(category.id, parentId)).for('share')
    if (parentId !== null && !parent)
      return refuseField('parentId', 'Deze bovenliggende categorie bestaat niet meer.')
    const path = parent ? `${parent.path}/${slug}` : slug
    const mistake = addressMistake(path)
    if (mistake) return refuseField('slug', mistake)
    const below = parentId === null ? isNull(category.parentId) : eq(category.parentId, parentId)
    const [last] = await tx
      .select({ position: max(category.position) })
      .from(category)
      .where(below)
    const [added] = await tx
      .insert(category)
      .values({
        path,
        slug,
        title,
        kind,
        parentId,
        position: Math.min((last?.position ?? 0) + 1, 10_000),
        listed: false,
        metaTitle: title,
        metaDescription: title,
      })
      .onConflictDoNothing()
      .returning({ id: category.id })
    return added?.id ?? refuseField('slug', `Er is al een categorie op /${path}/. Kies een ander adres.`)
  })

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
