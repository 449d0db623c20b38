import { and, asc, eq, lt } from 'drizzle-orm'
import type { StaffPromotion } from 'shared-types/contracts/admin/promotions'
import { articleName } from 'shared-types/variant-name'
import type { Db } from '../db/client.ts'
import { priceHistory, product, variant } from '../db/schema/products/catalog.ts'
import { promotionPrice, type promotion } from '../db/schema/products/promotion.ts'
import { oldPrice } from '../pricing/old-price.ts'

/** The names that are sent: a category can have thousands of articles. */
const mostNamed = 20

/**
 * The articles of a promotion that have no old price from its start on, as `oldPrice` decides: the page of the promotion
 * does not list them.
 */
export const readUnreduced = async (
  db: Db,
  { id, startsAt }: typeof promotion.$inferSelect,
): Promise<NonNullable<StaffPromotion['unreduced']>> => {
  const articles = await db
    .select({
      id: variant.id,
      priceCents: promotionPrice.priceCents,
      product: product.title,
      variant: variant.title,
    })
    .from(promotionPrice)
    .innerJoin(variant, eq(variant.id, promotionPrice.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
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
    .filter(({ id: article, priceCents }) => {
      const before = (histories.get(article) ?? []).map(({ point }) => point)
      return oldPrice([...before, { validFrom: startsAt, priceCents, offered: true }], startsAt) === null
    })
    .map((article) => articleName(article.product, article.variant))
  return { count: names.length, articles: names.slice(0, mostNamed) }
}
