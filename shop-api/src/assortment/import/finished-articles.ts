import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { batchesOf } from '../../db/batches.ts'
import { sale, stockCorrection } from '../../db/schema/assortment.ts'
import {
  catalogueImport,
  importedChange,
  type ArticleValues,
  type SetValues,
} from '../../db/schema/catalogue-import.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { readArticles, valuesOf, type Article } from './catalogue-state.ts'

const ownValues = ['priceCents', 'vatRate', 'stockThreshold', 'delivery', 'active'] as const

/** What undoing an import compares of an article that it added. Its stock changes with orders. */
const comparedOf = (article: Article): Partial<ArticleValues> => {
  const values = valuesOf(article)
  return Object.fromEntries(ownValues.map((name) => [name, values[name]]))
}

export const comparedValues = async (
  tx: Tx,
  ids: number[],
): Promise<{ variantId: number; before: null; after: SetValues }[]> =>
  Array.from(await readArticles(tx, ids), ([variantId, article]) => ({
    variantId,
    before: null,
    after: comparedOf(article),
  }))

/**
 * The articles that an import added and employees changed since, or whose new products they saved: their photos and texts
 * are in no file.
 */
export const readFinished = async (
  tx: Tx,
  importId: string,
  added: Pick<typeof importedChange.$inferSelect, 'variantId' | 'after'>[],
): Promise<Set<number>> => {
  // Locked, so that what an employee saves now counts as well.
  const articles = await readArticles(
    tx,
    added.map(({ variantId }) => variantId),
  )
  const finished = new Set<number>()
  for (const { variantId, after } of added) {
    const article = articles.get(variantId)
    if (!article) continue
    const now = comparedOf(article)
    // An import of an earlier release stored no values.
    if (ownValues.some((name) => name in after && after[name] !== now[name])) finished.add(variantId)
  }
  for (const part of batchesOf([...articles.keys()])) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select ${variant.id} as id from ${variant}
      join ${product} on ${product.id} = ${variant.productId}
      join ${catalogueImport} on ${eq(catalogueImport.id, importId)}
      where ${variant.id} = any(${sql.param(part)}::int[]) and (${variant.image} is not null
        or (${product.version} > 1 and ${product.createdAt} > ${catalogueImport.createdAt})
        or exists (select from ${stockCorrection} where ${stockCorrection.variantId} = ${variant.id})
        or exists (select from ${sale} where ${sale.variantId} = ${variant.id}))`)
    for (const { id } of rows) finished.add(id)
  }
  return finished
}
