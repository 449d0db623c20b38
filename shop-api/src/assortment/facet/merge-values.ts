import { arrayContains, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { configuratorSize } from '../../db/schema/products/configurator.ts'
import { transact } from '../../db/transact.ts'
import { refuseField, type Refusal } from '../../refusal.ts'
import { brandFacet } from '../brand/list-brands.ts'
import { replaceInAdvices } from './advices.ts'
import { renameInLinks } from './rename-in-links.ts'
import { lockFacet, noSuchValue } from './save-facet.ts'

const replaced = (column: PgColumn, from: number, to: number) =>
  sql<number[]>`array(select distinct case value when ${from}::int then ${to}::int else value end
    from unnest(${column}) as value order by 1)`

/** Replaces a value by another one of the same filter, in products, articles, advices and links, and deletes it. */
export const mergeValues = (db: Db, id: number, intoId: number): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    const [from] = await tx.select().from(facetValue).where(eq(facetValue.id, id))
    const of = from && (await lockFacet(tx, from.facetId))
    if (!of) return noSuchValue()
    const [into] = await tx.select().from(facetValue).where(eq(facetValue.id, intoId))
    if (into?.facetId !== of.id || intoId === id)
      return refuseField('intoId', 'Kies een andere waarde van hetzelfde filter.')
    if (of.code === brandFacet)
      return refuseField(
        'intoId',
        'De waarden van dit filter volgen de merken. Geef de producten een ander merk.',
      )
    const configured = await tx
      .select({ title: product.title })
      .from(configuratorSize)
      .innerJoin(product, eq(product.id, configuratorSize.productId))
      .where(eq(configuratorSize.valueId, id))
    if (configured.length > 0) {
      const titles = configured.map(({ title }) => title).join(', ')
      return refuseField('intoId', `De configurator gebruikt deze waarde, voor ${titles}.`)
    }
    await tx
      .update(variant)
      .set({ facetValueIds: replaced(variant.facetValueIds, id, intoId) })
      .where(arrayContains(variant.facetValueIds, [id]))
    await tx
      .update(product)
      .set({ facetValueIds: replaced(product.facetValueIds, id, intoId) })
      .where(arrayContains(product.facetValueIds, [id]))
    await replaceInAdvices(tx, of.code, from.slug, into.slug)
    await renameInLinks(tx, { code: of.code, from: from.slug, to: into.slug })
    await tx.delete(facetValue).where(eq(facetValue.id, id))
    return null
  })
