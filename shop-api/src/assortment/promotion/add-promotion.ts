import { asc, eq, or } from 'drizzle-orm'
import type { NewPromotion } from 'shared-types/contracts/admin/promotions'
import { slugOf } from 'shared-types/urls/slug'
import { promotions } from '../../catalog/category/known-categories.ts'
import type { Db } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { category } from '../../db/schema/products/catalog.ts'
import { promotion } from '../../db/schema/products/promotion.ts'
import { transact } from '../../db/transact.ts'
import { applyPromotion } from '../../promotion/apply-promotions.ts'
import { startOf } from '../../promotion/manage-promotions.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { addressMistake } from '../category/category-address.ts'

/** Adds a promotion with its page of offers, which is listed once the promotion runs. */
export const addPromotion = async (
  db: Db,
  { title, startsAt, endsAt }: NewPromotion,
): Promise<string | Refusal> => {
  const id = slugOf(title, 60)
  if (!/[a-z]/.test(id)) return refuseField('title', 'Gebruik in de naam ook letters.')
  const now = await databaseNow(db)
  if (new Date(endsAt) <= now) return refuseField('endsAt', 'Dit einde is al voorbij.')
  return transact(db, async (tx): Promise<string | Refusal> => {
    // A shop without the demonstration data can have a page of its own there, without a code.
    const [parent] = await tx
      .select()
      .from(category)
      .where(or(eq(category.code, promotions), eq(category.path, promotions)))
      .orderBy(asc(category.code))
      .for('share')
    const path = parent ? `${parent.path}/${id}` : id
    if (addressMistake(path)) {
      return refuseField('title', `Het adres /${path}/ gebruikt de winkel zelf al. Kies een andere naam.`)
    }
    const [page] = await tx
      .insert(category)
      .values({
        path,
        slug: id,
        title,
        kind: 'listing',
        parentId: parent?.id ?? null,
        listed: false,
        metaTitle: title,
        metaDescription: title,
      })
      .onConflictDoNothing()
      .returning({ id: category.id })
    const [row] = page
      ? await tx
          .insert(promotion)
          .values({ id, categoryId: page.id, startsAt: startOf(startsAt, now), endsAt: new Date(endsAt) })
          .onConflictDoNothing()
          .returning({ id: promotion.id })
      : []
    if (!row) {
      return refuseField(
        'title',
        'Er is al een actie of pagina met deze naam. Verwijder eerst de oude actie, of kies een andere naam.',
      )
    }
    await applyPromotion(tx, row.id, now)
    return row.id
  })
}
