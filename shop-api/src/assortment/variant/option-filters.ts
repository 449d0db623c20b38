import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { facet, facetValue, product, variant } from '../../db/schema/products/catalog.ts'
import { brandFacet } from '../category/list-categories.ts'
import { choiceOf } from './article-rules.ts'

type FilterValue = Pick<typeof facetValue.$inferSelect, 'id' | 'color'>
type Option = { title: string; value: string }

/** The size in a longer name, as in 'Badlaken 70x140'. */
const measureIn = (choice: string) => /(?<![\dx])\d+x\d+$/.exec(choice)?.[0] ?? choice

/** The filters whose title an option can have, with their values. The filter of brands follows the brands. */
const optionFilters = (
  rows: { title: string; hasColors: boolean; valueTitle: string; value: FilterValue }[],
) => {
  const values = Map.groupBy(rows, (row) => `${choiceOf(row.title)}: ${choiceOf(row.valueTitle)}`)
  const colored = new Set(rows.flatMap(({ title, hasColors }) => (hasColors ? [choiceOf(title)] : [])))
  const named = (title: string, choice: string) =>
    values.get(`${choiceOf(title)}: ${choice}`)?.map(({ value }) => value)
  const valuesOf = ({ title, value }: Option): FilterValue[] =>
    named(title, choiceOf(value)) ?? named(title, measureIn(choiceOf(value))) ?? []
  return {
    hasColors: (title: string): boolean => colored.has(choiceOf(title)),
    colorOf: (option: Option): string | null => valuesOf(option).find(({ color }) => color)?.color ?? null,
    idsOf: (options: Option[]): number[] =>
      [...new Set(options.flatMap(valuesOf).map(({ id }) => id))].toSorted((left, right) => left - right),
  }
}
export type OptionFilters = ReturnType<typeof optionFilters>

export const readOptionFilters = async (db: Db | Tx): Promise<OptionFilters> =>
  optionFilters(
    await db
      .select({
        title: facet.title,
        hasColors: sql<boolean>`${facet.selectionType} = 'color'`,
        valueTitle: facetValue.title,
        value: { id: facetValue.id, color: facetValue.color },
      })
      .from(facetValue)
      .innerJoin(facet, eq(facet.id, facetValue.facetId))
      .where(ne(facet.code, brandFacet))
      .orderBy(asc(facetValue.id)),
  )

type Options = (typeof product.$inferSelect)['options']

/** The options of an article: its values with the titles of those of its product. */
export const optionsOf = (options: Options, values: string[]): Option[] =>
  options.map(({ title }, index) => ({ title, value: values[index] ?? '' }))

/** The same options, with the colours of filter values where they have none. */
export const withColors = (options: Options, filters: OptionFilters): Options =>
  options.map(({ title, values }) => ({
    title,
    values: values.map((value) => ({
      title: value.title,
      color: value.color ?? filters.colorOf({ title, value: value.title }),
    })),
  }))

/** The articles of a product without filter values, locked in the order in which orders lock them. */
export const lockUnfiltered = (tx: Tx, productId: number) =>
  tx
    .select({ id: variant.id, values: variant.values })
    .from(variant)
    .where(and(eq(variant.productId, productId), eq(variant.facetValueIds, [])))
    .orderBy(variant.id)
    .for('update')

/** Gives articles the filter values of their options. */
export const writeFilterValues = async (
  tx: Tx,
  articles: { id: number; values: string[] }[],
  options: Options,
  filters: OptionFilters,
): Promise<void> => {
  for (const { id, values } of articles) {
    const facetValueIds = filters.idsOf(optionsOf(options, values))
    if (facetValueIds.length > 0) await tx.update(variant).set({ facetValueIds }).where(eq(variant.id, id))
  }
}
