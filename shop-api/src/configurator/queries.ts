import { and, asc, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm'
import { isRowId } from 'shared-types/ids/row-id'
import type { Db, Tx } from '../db/client.ts'
import { product, variant } from '../db/schema/products/catalog.ts'
import { configurator, render } from '../db/schema/products/configurator.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { visibleSteps } from './configure.ts'

/** In the order of the shop, without hidden options. */
const readConfigurators = async (db: Db | Tx, condition: SQL | undefined) => {
  const rows = await db
    .select({
      ...getTableColumns(configurator),
      slug: product.slug,
      images: product.images,
      /** The price of the bed without supplements. */
      priceCents: variant.priceCents,
    })
    .from(configurator)
    .innerJoin(product, eq(product.id, configurator.productId))
    .innerJoin(variant, eq(variant.id, configurator.variantId))
    .where(condition)
    .orderBy(asc(configurator.position))
  return rows.map((row) => Object.assign(row, { steps: visibleSteps(row.steps, row.hidden) }))
}

export type ConfiguratorRow = Awaited<ReturnType<typeof readConfigurators>>[number]

const isSold = and(product.active, variant.active)

export const listConfigurators = (db: Db): Promise<ConfiguratorRow[]> => readConfigurators(db, isSold)

export const findConfigurator = async (db: Db | Tx, slug: string): Promise<ConfiguratorRow | null> => {
  const [found] = await readConfigurators(db, and(isSold, eq(product.slug, slug)))
  return found ?? null
}

export const noSuchBed = (): Refusal =>
  refuse('not_found', 'Dit bed bestaat niet of wordt niet meer verkocht.')

/** By the slug or the id of its product, or by its own code (`HBS`), case-insensitive. */
export const findConfiguratorByAny = async (db: Db, name: string): Promise<ConfiguratorRow | null> => {
  const isNamed = isRowId(name)
    ? eq(product.id, Number(name))
    : or(eq(product.slug, name), eq(configurator.code, name.toUpperCase()))
  const found = await readConfigurators(db, and(isSold, isNamed))
  // A slug takes precedence over an equal code.
  return found.find(({ slug }) => slug === name) ?? found[0] ?? null
}

/** Includes beds that are no longer sold: they may still be in a cart. */
export const readConfiguratorsOf = (db: Db | Tx, variantIds: number[]): Promise<ConfiguratorRow[]> =>
  readConfigurators(db, inArray(configurator.variantId, variantIds))

export const readRenders = (db: Db | Tx, references: string[]) =>
  db.select().from(render).where(inArray(render.reference, references))
