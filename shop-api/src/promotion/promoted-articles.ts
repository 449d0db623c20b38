import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { variant } from '../db/schema/products/catalog.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'

export const promotedArticle =
  'Dit artikel hoort bij een actie, die de prijs bepaalt. Wacht tot die voorbij is, of annuleer of beëindig die eerst.'

/**
 * The articles of which a promotion sets the price. One that is planned does too: its price was a percentage of the
 * regular one, to which the article returns.
 */
export const readPromotedArticles = async (tx: Tx, variantId?: number): Promise<Set<number>> => {
  const rows = await tx
    .select({ id: promotionPrice.variantId })
    .from(promotionPrice)
    .innerJoin(promotion, eq(promotion.id, promotionPrice.promotionId))
    .where(
      and(
        variantId === undefined ? undefined : eq(promotionPrice.variantId, variantId),
        or(eq(promotion.state, 'planned'), isNotNull(promotionPrice.regularCents)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The categories of the promotions that reduce articles of a product. */
export const readPromotionPages = async (tx: Tx, productId: number): Promise<number[]> => {
  const rows = await tx
    .selectDistinct({ id: promotion.categoryId })
    .from(promotionPrice)
    .innerJoin(promotion, eq(promotion.id, promotionPrice.promotionId))
    .innerJoin(variant, eq(variant.id, promotionPrice.variantId))
    .where(eq(variant.productId, productId))
  return rows.map(({ id }) => id)
}
