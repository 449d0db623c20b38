import { eq, isNull, max } from 'drizzle-orm'
import type { NewCategory } from 'shared-types/contracts/admin/assortment/categories'
import { slugOf } from 'shared-types/urls/slug'
import type { Db } from '../../db/client.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { addressMistake } from './category-address.ts'

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
