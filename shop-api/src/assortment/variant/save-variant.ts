import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { VariantBefore, type VariantChange } from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { isNextDay } from '../../delivery/delivery-days.ts'
import type { Refusal } from '../../refusal.ts'
import { refuseAvailability } from './change-availability.ts'
import { followArticles } from './follow-articles.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

/** Saves what else an employee can change of an article. */
export const saveVariant = (db: Db, id: number, { was, ...change }: VariantChange): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const row = await lockVariant(tx, id)
    if (!row) return noSuchVariant()
    if (!isDeepStrictEqual(VariantBefore.strip().parse(row), was)) return editedMeanwhile(tx, 'variant', id)
    const refused = await refuseAvailability(tx, row, change.active)
    if (refused) return refused
    await tx
      .update(variant)
      .set({ ...change, nextDay: isNextDay(change.delivery) })
      .where(eq(variant.id, id))
    await followArticles(tx, [row.productId])
    return null
  })
