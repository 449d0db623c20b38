import { asc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { facet, facetValue, type product, type variant } from '../../db/schema/products/catalog.ts'
import { brandFacet } from '../brand/list-brands.ts'
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
    /** All values of the filter with the title of an option. */
    idsIn: (title: string): number[] =>
      rows.filter((row) => choiceOf(row.title) === choiceOf(title)).map(({ value }) => value.id),
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

/** The position of the option with colours; -1 without one. */
export const colouredOption = (options: Options, filters: OptionFilters): number =>
  options.findIndex(
    ({ title, values }) => filters.hasColors(title) || values.some(({ color }) => color !== null),
  )

type Article = Pick<typeof variant.$inferSelect, 'values' | 'facetValueIds' | 'image'>

/** How the shop shows an article. */
export const lookOf = (
  { values, facetValueIds, image }: Article,
  options: Options,
  filters: OptionFilters,
) => {
  const index = colouredOption(options, filters)
  const own = options[index]?.values.find(({ title }) => title === values[index])
  return { facetValueIds, image: image?.file ?? null, color: own?.color ?? null }
}

/** What filter values with the names of options suggest for an article. */
export const proposedBy = (options: Option[], filters: OptionFilters) => ({
  facetValueIds: filters.idsOf(options),
  color: options.map(filters.colorOf).find((color) => color !== null) ?? null,
})
