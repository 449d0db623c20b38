import { and, eq, sql } from 'drizzle-orm'
import { isOrderNumber } from 'shared-types/forms/fields/order-number'
import type { Db } from '../../db/client.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'

/** The articles with a typed number. */
export interface Numbered {
  productIds: number[]
  /** The only article with this number; null for the number without its last part, which several have. */
  variantId: number | null
}

/** 'DBO-0061-01', 'hsl 0149', but no size or price: 'dekbed 140', 'sale -50'. */
const pattern = /^[a-z]{2,}(?:-\d+|[ -]?\d{4,})(?:[ -]\d+)*$/

const written = (term: string): string | null =>
  pattern.test(term) ? term.replace(/ ?-? ?(\d+)/g, '-$1') : null

/** Only a term in the form of an article number is looked up: null for others, and for numbers of nothing for sale. */
export const findArticle = async (db: Db, term: string): Promise<Numbered | null> => {
  const number = written(term)
  if (number === null) return null
  const rows = await db
    .select({
      id: variant.id,
      productId: variant.productId,
      isWhole: sql<boolean>`lower(${variant.sku}) = ${number}`,
    })
    .from(variant)
    .innerJoin(product, and(eq(product.id, variant.productId), product.active))
    .where(
      sql`(lower(${variant.sku}) = ${number} or lower(${variant.sku}) like ${`${number}-%`}) and ${variant.active}`,
    )
  if (rows.length === 0) return null
  const whole = rows.filter(({ isWhole }) => isWhole)
  const found = whole.length > 0 ? whole : rows
  return {
    productIds: [...new Set(found.map(({ productId }) => productId))],
    variantId: whole[0]?.id ?? null,
  }
}

/** A bare number is none: it may be a size. */
export const isTypedOrder = (term: string): boolean => term.startsWith('dkbd') && isOrderNumber(term)
