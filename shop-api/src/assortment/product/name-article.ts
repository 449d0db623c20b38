import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne } from 'drizzle-orm'
import {
  formatOptions,
  longestOptions,
  VariantNameBefore,
  type VariantName,
} from 'shared-types/contracts/admin/assortment/products'
import type { Db } from '../../db/client.ts'
import { editedMeanwhile } from '../../db/edited-meanwhile.ts'
import { product, variant } from '../../db/schema/products/catalog.ts'
import { transact } from '../../db/transact.ts'
import { refuse, refuseField, type Refusal } from '../../refusal.ts'
import { lockAdditions } from '../category/lock-additions.ts'
import { offeredBy, referredArticle, takenNumber, wrongOptions } from '../variant/article-rules.ts'
import { followArticles } from '../variant/follow-articles.ts'
import { optionsOf, readOptionFilters, type OptionFilters } from '../variant/option-filters.ts'
import { findNumber, lockUnreferred, noSuchVariant, readReferred } from '../variant/queries.ts'

type Options = (typeof product.$inferSelect)['options']

/** The options of a product of which one article gets other values. A value that no other article has is replaced. */
const corrected = (
  options: Options,
  [before, after]: [string[], string[]],
  others: string[][],
  filters: OptionFilters,
): Options =>
  options.map(({ title, values }, index) => {
    const [old, value = ''] = [before[index], after[index]]
    if (old === value) return { title, values }
    const isKept = others.some((article) => article[index] === old)
    const isKnown = values.some((known) => known.title === value)
    const own = values.find((known) => known.title === old)
    const replaced = { title: value, color: filters.colorOf({ title, value }) ?? own?.color ?? null }
    if (isKnown) return { title, values: isKept ? values : values.filter((known) => known !== own) }
    return {
      title,
      values:
        isKept || !own ? [...values, replaced] : values.map((known) => (known === own ? replaced : known)),
    }
  })

/** Corrects the number and the options of an article to which nothing refers yet. */
export const nameArticle = (db: Db, id: number, { sku, values, was }: VariantName): Promise<null | Refusal> =>
  transact(db, async (tx): Promise<null | Refusal> => {
    await lockAdditions(tx)
    const row = await lockUnreferred(tx, id)
    if (!row) return noSuchVariant()
    if (!isDeepStrictEqual(VariantNameBefore.strip().parse(row), was))
      return editedMeanwhile(tx, 'variant', id)
    if ((await readReferred(tx, [id])).length > 0) return refuse('validation_failed', referredArticle)
    const [of] = await tx.select().from(product).where(eq(product.id, row.productId)).for('no key update')
    if (!of || values.length !== of.options.length) return refuseField('values', 'Vul elke keuze in.')
    const taken = await findNumber(tx, sku, id)
    if (taken !== undefined) return refuseField('sku', takenNumber(sku, taken))
    const others = await tx
      .select({ values: variant.values })
      .from(variant)
      .where(and(eq(variant.productId, of.id), ne(variant.id, id)))
    const ofOthers = others.map((other) => other.values)
    const options = optionsOf(of.options, values)
    if (formatOptions(options).length > longestOptions)
      return refuseField('values', 'De keuzes zijn samen te lang.')
    const wrong = wrongOptions(
      options,
      offeredBy(
        of.options.map(({ title }) => title),
        ofOthers,
      ),
    )
    if (wrong !== null) return refuseField('values', wrong)
    if (isDeepStrictEqual(values, row.values)) {
      await tx.update(variant).set({ sku }).where(eq(variant.id, id))
      return null
    }
    const filters = await readOptionFilters(tx)
    const changed = options.filter((_option, index) => values[index] !== row.values[index])
    const replaced = new Set(changed.flatMap(({ title }) => filters.idsIn(title)))
    const unchanged = row.facetValueIds.filter((valueId) => !replaced.has(valueId))
    await tx
      .update(product)
      .set({ options: corrected(of.options, [row.values, values], ofOthers, filters) })
      .where(eq(product.id, of.id))
    await tx
      .update(variant)
      .set({
        sku,
        values,
        title: values.join(', '),
        facetValueIds: [...new Set([...unchanged, ...filters.idsOf(changed)])].toSorted((a, b) => a - b),
      })
      .where(eq(variant.id, id))
    await followArticles(tx, [of.id])
    return null
  })
