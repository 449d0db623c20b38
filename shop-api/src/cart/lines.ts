import { asc, eq, type Placeholder, sql } from 'drizzle-orm'
import { allProductsPath } from '../catalog/known-categories.ts'
import type { Db, Tx } from '../db/client.ts'
import { cart, cartItem } from '../db/schema/cart.ts'
import { brand, category, product, productCategory, variant, type StoredImage } from '../db/schema/catalog.ts'
import { prepared } from '../db/prepared.ts'
import type { BoughtConfiguration } from '../db/schema/order.ts'
import { gift } from '../db/schema/gift.ts'
import type { VoucherLine } from '../pricing/voucher.ts'
import { withConfigurations } from './configured-lines.ts'
import { canBeHad, heldByOrderOf } from './queries.ts'

/** A line as it stands now: today's price, and in `stock` what this cart can have of it. */
export interface CartLine extends VoucherLine {
  id: number
  variantId: number
  productId: number
  productTitle: string
  productSlug: string
  name: string
  sku: string
  brand: string
  /** The product's main category first. */
  categories: string[]
  thumbnail: StoredImage | null
  delivery: string
  nextDay: boolean
  stock: number
  seenPriceCents: number | null
  gift: boolean
  /** How it was put together; null for what is sold as it is. */
  configuration: BoughtConfiguration | null
}

/** What is in the cart, and what hangs on it. */
export interface ReadLine extends CartLine {
  voucherCode: string | null
  /** The variant that comes with each piece for nothing. */
  givesVariantId: number | null
}

/** What a line says about its variant, wherever it comes from. */
export const variantColumns = (held: Parameters<typeof canBeHad>[0]) => ({
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
  stock: canBeHad(held),
})

const givenWith = sql<number | null>`(
  select ${gift.variantId} from ${gift}
  join ${productCategory} on ${productCategory.categoryId} = ${gift.categoryId}
  where ${productCategory.productId} = ${product.id} and ${gift.size} = ${variant.values}[1]
  order by ${gift.categoryId} limit 1
)`

/** A line can have what the other lines of the same article leave. */
const shareStock = (lines: ReadLine[]): ReadLine[] =>
  lines.map((line) => {
    const others = lines.filter(({ id, variantId }) => variantId === line.variantId && id !== line.id)
    const taken = others.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...line, stock: Math.max(0, line.stock - taken) }
  })

const ownLines = (db: Db | Tx, cartId: string | Placeholder) => {
  const held = heldByOrderOf(db, cartId)
  const isMain = sql`${category.id} = ${product.mainCategoryId}`
  const inOrder = sql`order by ${isMain} desc, ${category.position}, ${category.id}`
  const isOwn = sql`filter (where ${category.path} <> ${allProductsPath})`
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
}

const ownLinesStatement = prepared((db) => ownLines(db, sql.placeholder('cartId')))

/** What the shopper put in, in the order in which they did. */
export const readOwnLines = async (db: Db | Tx, cartId: string): Promise<ReadLine[]> =>
  shareStock(await withConfigurations(db, await ownLines(db, cartId).execute()))

/** The same outside of any transaction, for a fraction of the work: it is asked for all the time. */
export const showOwnLines = async (db: Db, cartId: string): Promise<ReadLine[]> =>
  shareStock(await withConfigurations(db, await ownLinesStatement(db).execute({ cartId })))
