import { asc, eq, sql } from 'drizzle-orm'
import { allProducts } from '../../catalog/category/known-categories.ts'
import type { Db, Tx } from '../../db/client.ts'
import { cart, cartItem } from '../../db/schema/buying/cart.ts'
import {
  brand,
  category,
  product,
  productCategory,
  variant,
  type StoredImage,
} from '../../db/schema/products/catalog.ts'
import { statement } from '../../db/statement.ts'
import type { BoughtConfiguration } from '../../db/schema/buying/order.ts'
import { gift } from '../../db/schema/products/gift.ts'
import type { VoucherLine } from '../../pricing/voucher.ts'
import { withConfigurations } from './configured-lines.ts'
import { availableStock, heldByOrderOf } from './queries.ts'

/** A line with current data: `stock` is the quantity that this cart can have. */
export interface CartLine extends VoucherLine {
  id: number
  variantId: number
  productId: number
  productTitle: string
  productSlug: string
  name: string
  sku: string
  brand: string
  /** The product's main category comes first. */
  categories: string[]
  thumbnail: StoredImage | null
  delivery: string
  nextDay: boolean
  stock: number
  seenPriceCents: number | null
  gift: boolean
  /** The variant that is given away with each piece. */
  givesVariantId: number | null
  /** The configuration; null for articles without one. */
  configuration: BoughtConfiguration | null
}

/** A stored line of the cart with its related data. */
export interface ReadLine extends CartLine {
  voucherCode: string | null
}

export const variantColumns = (held: Parameters<typeof availableStock>[0]) => ({
  variantId: variant.id,
  productId: product.id,
  productTitle: product.title,
  productSlug: product.slug,
  name: variant.title,
  sku: variant.sku,
  brand: brand.title,
  thumbnail: sql<StoredImage | null>`coalesce(${variant.image}, ${product.images} -> 0)`,
  delivery: variant.delivery,
  nextDay: variant.nextDay,
  vatRate: variant.vatRate,
  stock: availableStock(held),
})

const givenWith = sql<number | null>`(
  select ${gift.variantId} from ${gift}
  join ${productCategory} on ${productCategory.categoryId} = ${gift.categoryId}
  where ${productCategory.productId} = ${product.id} and ${gift.size} = ${variant.values}[1]
    and ${gift.offered}
  order by ${gift.categoryId} limit 1
)`

/**
 * Each line can have the stock that other lines of the same variant leave. If they do not fit together, the
 * earlier lines keep their pieces.
 */
const shareStock = (lines: ReadLine[]): ReadLine[] => {
  const inEarlierLines = new Map<number, number>()
  return lines.map((line) => {
    const others = lines.filter(({ id, variantId }) => variantId === line.variantId && id !== line.id)
    const taken = others.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = inEarlierLines.get(line.variantId) ?? 0
    const own = Math.max(0, Math.min(line.quantity, line.stock - before))
    inEarlierLines.set(line.variantId, before + own)
    return { ...line, stock: Math.max(own, line.stock - taken) }
  })
}

const ownLines = statement((db) => {
  const cartId = sql.placeholder('cartId')
  const held = heldByOrderOf(db, cartId)
  const isMain = sql`${category.id} = ${product.mainCategoryId}`
  const inOrder = sql`order by ${isMain} desc, ${category.position}, ${category.id}`
  const isOwn = sql`filter (where ${category.code} is distinct from ${allProducts} and not ${category.reducedOnly})`
  const categories = db
    .select({
      titles: sql<string[]>`coalesce(array_agg(${category.title} ${inOrder}) ${isOwn}, '{}')`.as(
        'category_titles',
      ),
      ids: sql<number[]>`coalesce(array_agg(${category.id} ${inOrder}), '{}')`.as('category_ids'),
    })
    .from(productCategory)
    .innerJoin(category, eq(category.id, productCategory.categoryId))
    .where(eq(productCategory.productId, product.id))
    .as('categories')
  return db
    .select({
      ...variantColumns(held),
      id: cartItem.id,
      categories: categories.titles,
      categoryIds: categories.ids,
      priceCents: variant.priceCents,
      priceOldCents: variant.priceOldCents,
      quantity: cartItem.quantity,
      configuration: cartItem.configuration,
      seenPriceCents: cartItem.seenPriceCents,
      gift: sql<boolean>`false`,
      voucherCode: cart.voucherCode,
      givesVariantId: givenWith,
    })
    .from(cartItem)
    .innerJoin(cart, eq(cart.id, cartItem.cartId))
    .innerJoin(variant, eq(variant.id, cartItem.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(held, eq(held.variantId, variant.id))
    .crossJoinLateral(categories)
    .where(eq(cartItem.cartId, cartId))
    .orderBy(asc(cartItem.addedAt), asc(cartItem.id))
    .prepare('cart lines')
})

/** The shopper's lines, in the order in which they were added. */
export const readOwnLines = async (db: Db | Tx, cartId: string): Promise<ReadLine[]> =>
  shareStock(await withConfigurations(db, await ownLines(db).execute({ cartId })))
