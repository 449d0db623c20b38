import { and, eq, sql } from 'drizzle-orm'
import type { AvailabilityChange } from 'shared-types/contracts/admin/assortment/products'
import type { Db, Tx } from '../../db/client.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { lastForSale, staysArchived } from './article-rules.ts'
import { followArticles } from './follow-articles.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

/** Locks the product of a locked article. Why that article cannot be for sale, or cannot leave it; null if it can. */
export const refuseAvailability = async (
  tx: Tx,
  { id, productId }: Pick<typeof variant.$inferSelect, 'id' | 'productId'>,
  active: boolean,
): Promise<Refusal | null> => {
  const [of] = await tx.select().from(product).where(eq(product.id, productId)).for('no key update')
  if (active && of?.archivedAt) return refuseField('active', staysArchived)
  if (active || !of?.active) return null
  const others = await tx.$count(
    variant,
    and(eq(variant.productId, productId), variant.active, sql`${variant.id} <> ${id}`),
  )
  return others === 0 ? refuseField('active', lastForSale) : null
}

/** Takes an article off sale, or puts it back. It states what shall be, so that two employees agree. */
export const changeAvailability = (
  db: Db,
  id: number,
  { active }: AvailabilityChange,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockVariant(tx, id)
    if (!row) return noSuchVariant()
    const refused = await refuseAvailability(tx, row, active)
    if (refused) return refused
    await tx.update(variant).set({ active }).where(eq(variant.id, id))
    await followArticles(tx, [row.productId])
    return null
  })
