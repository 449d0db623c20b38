import type { ImportColumn } from 'shared-types/contracts/admin/assortment/imports'
import { choiceOf } from '../variant/article-rules.ts'
import { filterNameOf, type CatalogueState } from './catalogue-state.ts'
import type { ParsedRow } from './columns.ts'

/** Adds a mistake of a line. */
export type Wrong = (column: ImportColumn, message: string) => void

const pathOf = (typed: string): string => typed.split('/').filter(Boolean).join('/')

const filterName = (title: string, value: string) => `${choiceOf(title)}: ${choiceOf(value)}`

const noSuchCategory = (path: string) =>
  `De categorie "${path}" bestaat niet. Vul het adres in, zoals wonen/plaids.`

const ascending = (ids: Iterable<number>): number[] =>
  [...new Set(ids)].toSorted((left, right) => left - right)

/** The ids of what the lines of a file name, and the names of ids. */
export const readNames = ({ brands, categories, facetValues }: CatalogueState) => {
  const brandIds = new Map(brands.map(({ id, title }) => [title, id]))
  const byPath = new Map(categories.map((one) => [one.path, one]))
  const valueIds = new Map(
    facetValues.map(({ id, facetTitle, title }) => [filterName(facetTitle, title), id]),
  )
  const names = {
    brandId: new Map(brands.map(({ id, title }) => [id, title])),
    mainCategoryId: new Map(categories.map(({ id, path }) => [id, path])),
    facetValueIds: new Map(facetValues.map((one) => [one.id, filterNameOf(one)])),
  }
  return {
    names,
    brandOf: ({ brand }: ParsedRow, wrong: Wrong): number | undefined => {
      if (brand === undefined) return undefined
      const id = brandIds.get(brand)
      if (id === undefined) wrong('merk', `Het merk "${brand}" bestaat niet.`)
      return id
    },
    mainCategoryOf: ({ categoryPath }: ParsedRow, wrong: Wrong): number | undefined => {
      if (categoryPath === undefined) return undefined
      const found = byPath.get(pathOf(categoryPath))
      if (!found) wrong('categorie', noSuchCategory(categoryPath))
      return found?.id
    },
    otherCategoriesOf: ({ otherPaths }: ParsedRow, wrong: Wrong): number[] | undefined => {
      const ids = otherPaths?.flatMap((path) => {
        const found = byPath.get(pathOf(path))
        if (!found) wrong('ook in', noSuchCategory(path))
        if (found?.isPromotion)
          wrong(
            'ook in',
            `De categorie "${path}" is de pagina van een actie: daar komen de artikelen van de actie.`,
          )
        return found?.id ?? []
      })
      return ids && ascending(ids)
    },
    filtersOf: ({ filters }: ParsedRow, wrong: Wrong): number[] | undefined => {
      const ids = filters?.flatMap(({ title, value }) => {
        const id = valueIds.get(filterName(title, value))
        if (id === undefined) wrong('filters', `De filterwaarde "${title}: ${value}" bestaat niet.`)
        return id ?? []
      })
      return ids && ascending(ids)
    },
  }
}
