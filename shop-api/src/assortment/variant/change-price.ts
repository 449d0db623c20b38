import { eq, inArray, sql } from 'drizzle-orm'
import type { PriceChange } from 'shared-types/contracts/admin/assortment/products'
import type { Db, Tx } from '../../db/client.ts'
import { databaseNow } from '../../db/database-now.ts'
import { sale } from '../../db/schema/assortment.ts'
import { variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { promotedArticle, readPromotedArticles } from '../../promotion/promoted-articles.ts'
import { isOffered, setPrices, type NewPrice } from '../../promotion/set-prices.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import { notAbovePlannedSale } from './article-rules.ts'
import { lockVariant, noSuchVariant } from './queries.ts'

/**
 * Sets prices from now on. Articles without a history first get their current price as its start, so that the
 * lowest price of thirty days follows from the first change on.
 */
export const setPricesNow = async (tx: Tx, prices: NewPrice[], now: Date): Promise<void> => {
  if (prices.length === 0) return
  const ids = prices.map(({ variantId }) => variantId)
  await tx.execute(sql`
    insert into price_history (variant_id, valid_from, price_cents, offered)
    select ${variant.id}, product.created_at, ${variant.priceCents}, ${isOffered} from ${variant}
    join product on product.id = ${variant.productId}
    where ${inArray(variant.id, ids)}
      and not exists (select from price_history where variant_id = ${variant.id})
    on conflict do nothing`)
  await setPrices(tx, prices, now)
}

/** Changes the price of an article, if it is still the one that the employee saw. */
export const changePrice = (
  db: Db,
  id: number,
  { priceCents, wasCents }: PriceChange,
): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [planned] = await tx.select().from(sale).where(eq(sale.variantId, id)).for('update')
    const row = await lockVariant(tx, id)
    if (!row) return noSuchVariant()
    if ((await readPromotedArticles(tx, id)).has(id)) return refuse('validation_failed', promotedArticle)
    if (planned && planned.regularCents !== null) {
      return refuse(
        'validation_failed',
        'Dit artikel is in de aanbieding. Beëindig eerst de aanbieding, of wacht tot die voorbij is.',
      )
    }
    if (planned && planned.priceCents >= priceCents) return refuse('validation_failed', notAbovePlannedSale)
    if (row.priceCents !== wasCents) {
      return refuse('already_done', 'De prijs is intussen gewijzigd. Bekijk eerst wat die nu is.')
    }
    await setPricesNow(tx, [{ variantId: id, priceCents }], await databaseNow(tx))
    return null
  })
