import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { buildCatalogue, type Catalogue, ownFacets } from '../../seed/assemble/catalogue.ts'
import { contentRows, servicePageRows } from '../../seed/assemble/content-rows.ts'
import { contentPageRows } from '../../seed/assemble/page-rows.ts'
import { promotionRows } from '../../seed/assemble/promotion-rows.ts'
import { searchSynonyms } from '../../seed/search-synonyms.ts'
import { vouchers } from '../../seed/vouchers.ts'
import type { Seed } from '../config.ts'
import { readShippingMethods } from '../shipping/methods.ts'
import type { Db, Tx } from '../db/client.ts'
import {
  brand,
  category,
  facet,
  facetValue,
  priceHistory,
  product,
  productCategory,
  productFamily,
  variant,
} from '../db/schema/products/catalog.ts'
import { configurator, configuratorSize, render } from '../db/schema/products/configurator.ts'
import { content, contentPage, servicePage } from '../db/schema/content.ts'
import { gift } from '../db/schema/products/gift.ts'
import { promotion, promotionPrice } from '../db/schema/products/promotion.ts'
import { review } from '../db/schema/review.ts'
import { searchSynonym, seededSynonym } from '../db/schema/products/search.ts'
import { voucher } from '../db/schema/buying/voucher.ts'

/** True for a shop that has never been seeded: employees change its documents, and delete none. */
export const isEmpty = async (db: Db): Promise<boolean> => (await db.$count(content)) === 0

/** PostgreSQL allows at most 65,535 values in one statement. */
const mostValues = 60_000

const insertAll = async <T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> => {
  const batch = Math.floor(mostValues / Object.keys(getTableColumns(table)).length)
  for (let start = 0; start < rows.length; start += batch) {
    await tx.insert(table).values(rows.slice(start, start + batch))
  }
}

/** Continues the identity column after the seeded ids. */
const moveIdentityOn = async (tx: Tx, table: PgTable): Promise<void> => {
  const name = getTableName(table)
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
  )
}

const seedFacets = async (tx: Tx, { facets, facetValues }: Pick<Catalogue, 'facets' | 'facetValues'>) => {
  await insertAll(tx, facet, facets)
  await insertAll(tx, facetValue, facetValues)
}

/** The invented assortment, with its reviews, promotions and vouchers. */
const seedAssortment = async (tx: Tx, now: Date): Promise<void> => {
  const catalogue = buildCatalogue(now)
  await insertAll(tx, brand, catalogue.brands)
  await insertAll(
    tx,
    category,
    catalogue.categories.map((one) => ({ ...one, code: one.path })),
  )
  await seedFacets(tx, catalogue)
  await insertAll(tx, productFamily, catalogue.families)
  await insertAll(tx, product, catalogue.products)
  await insertAll(tx, productCategory, catalogue.productCategories)
  await insertAll(tx, variant, catalogue.variants)
  await insertAll(tx, priceHistory, catalogue.priceHistory)
  await insertAll(tx, review, catalogue.reviews)
  await insertAll(tx, gift, catalogue.gifts)
  await insertAll(tx, configurator, catalogue.configurators)
  await insertAll(tx, configuratorSize, catalogue.configuratorSizes)
  await insertAll(tx, render, catalogue.renders)
  await insertAll(tx, promotion, promotionRows(now))
  await insertAll(tx, promotionPrice, catalogue.promotionPrices)
  await insertAll(tx, voucher, vouchers(now))
}

/**
 * Seeds an empty shop from `seed/`, in one transaction. The result is the same on every run; end dates, price
 * histories and reviews are relative to `now`.
 */
export const seedDatabase = async (db: Db, seed: Seed, now: Date = new Date()): Promise<void> => {
  await db.transaction(async (tx) => {
    await (seed === 'demo' ? seedAssortment(tx, now) : seedFacets(tx, ownFacets()))
    await insertAll(tx, content, contentRows(seed))
    await insertAll(tx, servicePage, servicePageRows(seed, await readShippingMethods(tx)))
    await insertAll(tx, contentPage, contentPageRows(seed, now))
    for (const table of [brand, category, facet, facetValue, productFamily, product, variant, review]) {
      await moveIdentityOn(tx, table)
    }
  })
}

/**
 * At every start: a shop that was seeded by an earlier release gets the terms that are new. A term that the shop has
 * stays as it is, and one that it deleted stays away.
 */
export const seedSynonyms = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const added = await tx
      .insert(seededSynonym)
      .values(searchSynonyms.map(({ term }) => ({ term })))
      .onConflictDoNothing()
      .returning()
    const terms = new Set(added.map(({ term }) => term))
    const rows = searchSynonyms.filter(({ term }) => terms.has(term))
    if (rows.length > 0) await tx.insert(searchSynonym).values(rows).onConflictDoNothing()
  })

/** Also at every start: the law can ask for a new page of customer service, and employees cannot add or delete them. */
export const seedServicePages = async (db: Db, seed: Seed): Promise<void> => {
  await db
    .insert(servicePage)
    .values(servicePageRows(seed, await readShippingMethods(db)))
    .onConflictDoNothing()
}
