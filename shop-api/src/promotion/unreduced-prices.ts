import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { articleName } from 'shared-types/variant-name'
import type { Db } from '../db/client.ts'
import { priceHistory, product, variant } from '../db/schema/products/catalog.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { promotionPrice, type promotion } from '../db/schema/products/promotion.ts'
import { oldPriceFrom } from '../pricing/old-price.ts'

/** The names that are sent: a category can have thousands of articles. */
const mostNamed = 20

/**
 * The articles that a promotion gives no old price, so that its page does not list them. For a price that is not in the
 * shop yet, `oldPrice` decides this as at the start.
 */
export const readUnreduced = async (
  db: Db,
  { id, startsAt }: typeof promotion.$inferSelect,
): Promise<NonNullable<StaffPromotion['unreduced']>> => {
  const articles = await db
    .select({
      id: variant.id,
      priceCents: promotionPrice.priceCents,
      isStarted: isNotNull(promotionPrice.regularCents),
      oldCents: variant.priceOldCents,
      raisedAt: configurator.raisedAt,
      product: product.title,
      variant: variant.title,
    })
    .from(promotionPrice)
    .innerJoin(variant, eq(variant.id, promotionPrice.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(configurator, eq(configurator.variantId, variant.id))
    .where(eq(promotionPrice.promotionId, id))
    .orderBy(asc(product.title), asc(variant.position), asc(variant.id))
  const points = await db
    .select({ point: priceHistory })
    .from(priceHistory)
    .innerJoin(promotionPrice, eq(promotionPrice.variantId, priceHistory.variantId))
    .where(and(eq(promotionPrice.promotionId, id), lt(priceHistory.validFrom, startsAt)))
    .orderBy(asc(priceHistory.validFrom))
  const histories = Map.groupBy(points, ({ point }) => point.variantId)
  const names = articles
    .filter(({ id: article, priceCents, isStarted, oldCents, raisedAt }) => {
      if (isStarted) return oldCents === null
      const history = (histories.get(article) ?? []).map(({ point }) => point)
      return oldPriceFrom(history, { startsAt, priceCents }, raisedAt) === null
    })
    .map((article) => articleName(article.product, article.variant))
  return { count: names.length, articles: names.slice(0, mostNamed) }
}
