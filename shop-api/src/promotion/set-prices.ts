import { and, asc, eq, inArray, isNotNull, max, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { priceHistory, product, variant } from '../db/schema/products/catalog.ts'
import { configurator } from '../db/schema/products/configurator.ts'
import { databaseNow } from '../db/database-now.ts'
import { batchesOf, eachApart } from '../db/batches.ts'
import { oldPrice } from '../pricing/old-price.ts'
import type { Cents } from 'shared-types/money'

export interface NewPrice {
  variantId: number
  priceCents: Cents
}

/** A condition on an article, joined with its product. */
export const isOffered = sql`(${variant.active} and ${product.active})`

/** Locks articles in the order in which orders lock them, before their prices are read and set. */
export const lockVariants = (tx: Tx, which: SQL) =>
  tx.select({ id: variant.id }).from(variant).where(which).orderBy(asc(variant.id)).for('no key update')

/** Derives price, old price and the lowest price of the product again from the price history. */
const derivePrices = async (tx: Tx, variantIds: number[], now: Date): Promise<void> => {
  await lockVariants(tx, inArray(variant.id, variantIds))
  const points = await tx
    .select()
    .from(priceHistory)
    .where(inArray(priceHistory.variantId, variantIds))
    .orderBy(asc(priceHistory.validFrom))
  const raised = await tx
    .select({ variantId: configurator.variantId, at: configurator.raisedAt })
    .from(configurator)
    .where(inArray(configurator.variantId, variantIds))
  const raisedAt = new Map(raised.map(({ variantId, at }) => [variantId, at]))
  const histories = Map.groupBy(points, ({ variantId }) => variantId)
  const derived = [...histories].map(([id, history]) => ({
    id,
    cents: history.at(-1)?.priceCents,
    old_cents: oldPrice(history, now, raisedAt.get(id)),
  }))
  await tx.execute(sql`
    update ${variant} set price_cents = derived.cents, price_old_cents = derived.old_cents
    from json_to_recordset(${JSON.stringify(derived)}::json) as derived(id int, cents int, old_cents int)
    where ${variant.id} = derived.id
      and (${variant.priceCents}, ${variant.priceOldCents}) is distinct from (derived.cents, derived.old_cents)`)
  await tx.execute(sql`
    update ${product} set price_from_cents = offered.lowest, updated_at = ${now.toISOString()}::timestamptz
    from (
      select product_id, min(price_cents) as lowest from ${variant}
      where active and product_id in (select product_id from ${variant} where ${inArray(variant.id, variantIds)})
      group by product_id
    ) as offered
    where offered.product_id = ${product.id} and price_from_cents <> offered.lowest`)
}

/**
 * Sets prices from now on. The history decides the old price, so it never says a price before it was in the shop, and marks
 * those of articles that are not for sale. A price begins after the one before it, also if a wrong clock wrote that.
 */
export const setPrices = async (tx: Tx, prices: NewPrice[], now: Date): Promise<void> => {
  for (const part of batchesOf(prices)) {
    await tx.execute(sql`
      insert into price_history (variant_id, valid_from, price_cents, offered)
      select ${variant.id}, case when latest > moment then latest + interval '1 microsecond' else moment end,
        wanted."priceCents", ${isOffered}
      from json_to_recordset(${JSON.stringify(part)}::json) as wanted("variantId" int, "priceCents" int)
      join ${variant} on ${variant.id} = wanted."variantId" join ${product} on ${product.id} = ${variant.productId},
      lateral (select max(valid_from) as latest from price_history where variant_id = ${variant.id}) as earlier,
      (select ${now.toISOString()}::timestamptz as moment) as given
      on conflict (variant_id, valid_from) do update set price_cents = excluded.price_cents, offered = excluded.offered`)
    await derivePrices(
      tx,
      part.map(({ variantId }) => variantId),
      now,
    )
  }
}

/**
 * The prices of articles that came for sale or left it begin again: only the time for sale counts for an old price. A price
 * that was never on offer stays in the history as such. The articles are locked before a second statement reads their prices,
 * so that no price that is set meanwhile is undone.
 */
export const noteOffers = async (tx: Tx, which: SQL): Promise<void> => {
  const differs = sql`${isOffered} <> (
    select offered from price_history where variant_id = ${variant.id} order by valid_from desc limit 1)`
  const locked = await tx
    .select({ id: variant.id })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(which, differs))
    .orderBy(asc(variant.id))
    .for('no key update', { of: variant })
  for (const part of batchesOf(locked.map(({ id }) => id))) {
    await tx.execute(sql`
      insert into price_history (variant_id, valid_from, price_cents, offered)
      select ${variant.id}, greatest(clock_timestamp(), valid_from + interval '1 microsecond'), latest.price_cents, ${isOffered}
      from ${variant} join ${product} on ${product.id} = ${variant.productId},
      lateral (select * from price_history where variant_id = ${variant.id} order by valid_from desc limit 1) as latest
      where ${inArray(variant.id, part)} and offered <> ${isOffered}`)
    await derivePrices(tx, part, await databaseNow(tx))
  }
}

/** Articles in one statement: it reads the latest price of each. */
const notedAtOnce = 20_000

/**
 * Removes the old price once the reduced price is the regular one. See `oldPrice`. It first notes which articles are for sale:
 * while a release is replaced, servers of the one before show and hide products without that.
 */
export const refreshOldPrices = async (db: Db, stopping: AbortSignal): Promise<void> => {
  const now = await databaseNow(db)
  const [last] = await db.select({ id: max(variant.id) }).from(variant)
  for (let id = 0; id <= (last?.id ?? 0) && !stopping.aborted; id += notedAtOnce)
    await db.transaction((tx) =>
      noteOffers(tx, sql`${variant.id} >= ${id} and ${variant.id} < ${id + notedAtOnce}`),
    )
  const reduced = await db
    .select({ id: variant.id })
    .from(variant)
    .where(isNotNull(variant.priceOldCents))
    .orderBy(asc(variant.id))
  const parts = batchesOf(reduced.map(({ id }) => id))
  await eachApart(
    parts,
    (part) => `articles ${part[0]} to ${part.at(-1)}`,
    async (part) => {
      if (!stopping.aborted) await db.transaction((tx) => derivePrices(tx, part, now))
    },
  )
}
