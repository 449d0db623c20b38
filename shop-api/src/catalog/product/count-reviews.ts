import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { product } from '../../db/schema/products/catalog.ts'
import { review } from '../../db/schema/review.ts'

/** Stores the number and the average score of the published reviews of products. The average is rounded where it is shown. */
export const countReviewsOf = async (tx: Tx, productIds: number[]): Promise<void> => {
  if (productIds.length === 0) return
  const changed = inArray(product.id, productIds)
  // Locked first, so that of two concurrent changes the later one counts both.
  await tx
    .select({ id: product.id })
    .from(product)
    .where(changed)
    .orderBy(asc(product.id))
    .for('no key update')
  const scores = sql`from ${review} where ${eq(review.productId, product.id)} and ${review.published}`
  await tx
    .update(product)
    .set({
      reviewCount: sql`(select count(*)::int ${scores})`,
      reviewAverage: sql`(select coalesce(avg(${review.score}), 0)::real ${scores})`,
    })
    .where(changed)
}

/** Deletes reviews, published ones too. */
export const deleteReviews = async (tx: Tx, which: ReturnType<typeof eq> | undefined): Promise<number> => {
  const gone = await tx.delete(review).where(which).returning({ productId: review.productId })
  await countReviewsOf(tx, [...new Set(gone.map(({ productId }) => productId))])
  return gone.length
}
